import { expect } from "vitest";
import { outbox } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people.ts";
import { listMessages, readState } from "./list-messages.server.ts";

const message = { channel: "mail", text: "Hello" } as const;
const noon = new Date("2026-11-20T12:00:00Z");

test("an admin sees what waits, what is tried again and what failed, with the reason; a member sees nothing", async ({
  db,
}) => {
  await db.insert(outbox).values([
    { ...message, recipient: "waits@example.com", createdAt: noon },
    { ...message, recipient: "again@example.com", tries: 2, failure: "451 busy" },
    { ...message, recipient: "gone@example.com", tries: 1, failure: "550 gone", failedAt: noon },
  ]);
  const userId = await somebody(db);
  const admin = anAdmin(db, userId);
  for (const [state, recipient, failure] of [
    ["waiting", "waits@example.com", null],
    ["retrying", "again@example.com", "451 busy"],
    ["failed", "gone@example.com", "550 gone"],
  ] as const) {
    const found = await asViewer(admin, (own) => listMessages(own, state));
    expect(found).toMatchObject([{ recipient, failure, state }]);
  }
  expect(await asViewer(admin, (own) => listMessages(own, null))).toHaveLength(3);
  await expect(asViewer(aMember(db, userId), (own) => listMessages(own, null))).rejects.toThrow();
});

test("an unknown state in the address is no state", () => {
  expect(readState(new URLSearchParams("state=secret"))).toBeNull();
});
