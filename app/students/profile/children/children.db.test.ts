import { expect } from "vitest";
import { children, currencyRates, profiles } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember, askedBy } from "#tests/support/people/signed-in-member.ts";
import { parseStudentForm } from "../student/student-form.server.ts";
import { type ChildValues, childForm } from "./child-form.server.ts";
import { addChild, changeChild, listChildren, mostChildren, removeChild } from "./children.server.ts";

const now = new Date("2026-11-16T08:00:00Z");

function aChild(more: Record<string, string> = {}): ChildValues {
  const form = new FormData();
  for (const [name, text] of Object.entries({ called: "Baraka", country: "Uganda", ...more }))
    form.set(name, text);
  const reading = parseStudentForm(childForm, form);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}

async function aParent(db: Parameters<typeof somebody>[0], name?: string) {
  const userId = await somebody(db, name);
  const about = { email: "a@example.com", fullName: "Amina", country: "Kenya", role: "parent" } as const;
  await db.insert(profiles).values({ userId, ...about });
  return aSignedInMember(db, userId);
}

test("a child is added, changed and removed, with results and a budget in another currency", async ({
  db,
}) => {
  const amina = await aParent(db);
  await db
    .insert(currencyRates)
    .values({ currency: "UGX", perDollar: 3600, dated: "2026-01", source: "a bank" })
    .onConflictDoNothing();
  const values = {
    results: "0",
    "result-0-system": "ug5",
    "result-0-in-cgpa": "3.6",
    budgetValue: "7200000",
  };
  expect(await addChild(amina, aChild(values), now)).toBe("added");
  const [child] = await askedBy(amina, listChildren);
  expect(child).toMatchObject({
    called: "Baraka",
    gpa: 3,
    results: [{ system: "ug5", entries: { cgpa: "3.6" } }],
    budgetCurrency: "UGX",
    budgetRange: "0-5000",
  });
  if (!child) throw new Error("no child");
  await changeChild(amina, child.id, aChild({ called: "Baraka M.", finished: "secondary" }), now);
  expect(await askedBy(amina, listChildren)).toMatchObject([
    { called: "Baraka M.", finished: "secondary", results: [] },
  ]);
  await removeChild(amina, child.id);
  expect(await askedBy(amina, listChildren)).toEqual([]);
});

test("a stranger can't see, change or remove a child", async ({ db }) => {
  const [amina, kofi] = [await aParent(db), await aParent(db, "Kofi")];
  await addChild(amina, aChild(), now);
  const [child] = await askedBy(amina, listChildren);
  if (!child) throw new Error("no child");
  expect(await askedBy(kofi, listChildren)).toEqual([]);
  await expect(changeChild(kofi, child.id, aChild({ called: "Mine" }), now)).rejects.toThrow();
  await removeChild(kofi, child.id);
  expect(await db.select({ called: children.called }).from(children)).toEqual([{ called: "Baraka" }]);
});

test("a member can add at most ten children, and only with a profile", async ({ db }) => {
  expect(await addChild(aSignedInMember(db, await somebody(db)), aChild(), now)).toBe("no profile");
  const amina = await aParent(db, "Amina");
  for (let child = 0; child < mostChildren; child++)
    expect(await addChild(amina, aChild(), now)).toBe("added");
  expect(await addChild(amina, aChild(), now)).toBe("too many");
  expect(await askedBy(amina, listChildren)).toHaveLength(mostChildren);
});
