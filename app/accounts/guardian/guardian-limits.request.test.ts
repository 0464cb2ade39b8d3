import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#database/schema/index.ts";
import type { Visitor } from "#tests/support/requests/visitor.ts";
import { anAddress, aVisitor, password, sharedServer, signIn } from "#tests/support/servers/shared-server.ts";

/** A member whose account may email a guardian: confirmed, and a day old. */
async function aStudent(client: string): Promise<Visitor> {
  const { database } = await sharedServer();
  const visitor = await aVisitor({ "X-Forwarded-For": client });
  const email = anAddress("student");
  await visitor.post("/auth?mode=signup", { email, password });
  const createdAt = new Date(Date.now() - 86_400_000);
  await database.asOwner((db) =>
    db.update(users).set({ emailVerified: true, createdAt }).where(eq(users.email, email)),
  );
  return signIn(visitor, { email, password });
}

async function ask(student: Visitor, email: string): Promise<"asked" | "too many"> {
  await student.post("/profile/guardian", { email });
  const messages = (await student.open("/profile")).messages;
  if (messages.includes("Too many tries.")) return "too many";
  expect(messages).toContain("We've written to your guardian");
  return "asked";
}

test("one mailbox gets at most four guardian emails a week, however it is spelled and from any account", async () => {
  const [name, host] = anAddress("mum").split("@");
  const outcomes: string[] = [];
  for (const [index, spelling] of ["", "+a", "+b", "+c", "+d"].entries())
    outcomes.push(await ask(await aStudent(`203.0.113.${index + 1}`), `${name}${spelling}@${host}`));
  expect(outcomes).toEqual(["asked", "asked", "asked", "asked", "too many"]);
});

test("one client asks for at most twenty guardian emails a day, whatever accounts it uses", async () => {
  const outcomes: string[] = [];
  for (let account = 0; account < 7; account++) {
    const student = await aStudent("203.0.113.99");
    for (let time = 0; time < 3; time++) outcomes.push(await ask(student, anAddress("guardian")));
  }
  expect(outcomes).toEqual([...Array.from({ length: 20 }, () => "asked"), "too many"]);
});
