import { expect } from "vitest";
import { mailAddresses, mailings, newsletterSubscribers, outbox, pushDays } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { deleteOldEmails } from "./delete-old-emails.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

test("old emails are deleted, and those still needed stay", async ({ db }) => {
  const message = { channel: "mail", text: "Hello" } as const;
  await db.insert(outbox).values([
    { ...message, recipient: "kept link", createdAt: ago(89) },
    { ...message, recipient: "old link", createdAt: ago(91) },
    { ...message, recipient: "kept alert", purpose: "alert", createdAt: ago(6) },
    { ...message, recipient: "old alert", purpose: "alert", createdAt: ago(8) },
    { ...message, recipient: "kept failure", failedAt: ago(29), createdAt: ago(29) },
    { ...message, recipient: "old failure", failedAt: ago(31), createdAt: ago(31) },
  ]);
  const { userId } = await aStudent(db);
  await db.insert(mailings).values([
    { userId, kind: "alert", day: "2025-11-21", subject: "kept" },
    { userId, kind: "alert", day: "2025-11-19", subject: "old" },
  ]);
  await db.insert(pushDays).values([
    { userId, day: "2026-10-21", title: "kept" },
    { userId, day: "2026-10-20", title: "old" },
  ]);
  await db.insert(mailAddresses).values([
    { address: "kept", lastFailedAt: ago(364) },
    { address: "old", lastFailedAt: ago(366) },
  ]);
  await db.insert(newsletterSubscribers).values([
    { email: "kept.reader@example.com", confirmedAt: ago(900), askedAt: ago(900) },
    { email: "kept.question@example.com", askedAt: ago(6) },
    { email: "old.question@example.com", askedAt: ago(8) },
    { email: "kept.goodbye@example.com", confirmedAt: ago(900), askedAt: ago(900), stoppedAt: ago(29) },
    { email: "old.goodbye@example.com", confirmedAt: ago(900), askedAt: ago(900), stoppedAt: ago(31) },
  ]);
  await deleteOldEmails(db, now);
  const remaining = [
    ...(await db.select().from(outbox)).map(({ recipient }) => recipient),
    ...(await db.select().from(mailings)).map(({ subject }) => subject),
    ...(await db.select().from(pushDays)).map(({ title }) => title),
    ...(await db.select().from(mailAddresses)).map(({ address }) => address),
    ...(await db.select().from(newsletterSubscribers)).map(({ email }) => email),
  ];
  expect(remaining).toHaveLength(9);
  expect(remaining.filter((name) => name.startsWith("old"))).toEqual([]);
});
