import { expect, test } from "vitest";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { proposals, queueClaims, recordDemand, scholarships } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { anEditor, sharedServer } from "#tests/support/servers/shared-server.ts";

test("an editor accepts a change without a script, sees the next card at once, and undoes it", async () => {
  const { database } = await sharedServer();
  const deadline = daysAfter(todayInUtc(), 3);
  const address = "https://marula.example/call";
  // The queue first shows an editor the card that they have, and other test files use the same editor.
  const asAdmin = { kind: "admin", userId: crypto.randomUUID(), database: database.db } as const;
  await asViewer(asAdmin, (db) => db.delete(queueClaims));
  await asWorker(database.db, async (db) => {
    const title = "Marula Scholarship of the queue";
    const [record] = await db
      .insert(scholarships)
      .values({ title, deadline, applicationUrl: address })
      .returning();
    await db.insert(proposals).values({
      kind: "scholarships",
      recordId: record?.id ?? "",
      reason: "changed",
      field: "deadline",
      oldValue: deadline,
      newValue: daysAfter(deadline, 1),
      quote: "Send your form a day later.",
      excerpt: "Dear students. Send your form a day later. Good luck.",
      address,
    });
    // The most saved record, so that it comes first whatever other tests left behind.
    await db.insert(recordDemand).values({
      kind: "scholarships",
      recordId: record?.id ?? "",
      saves: 1_000_000,
      matches: 0,
      countedAt: new Date(),
    });
  });
  let page = await (await anEditor()).open("/admin/queue");
  expect(page.headings(1)).toEqual(["Queue"]);
  expect(page.headings(2)).toContain("Marula Scholarship of the queue");
  expect(page.text).toContain("Send your form a day later.");
  page = await page.submit("Accept");
  expect(page.text).toContain("Done: accepted.");
  expect(page.headings(2)).not.toContain("Marula Scholarship of the queue");
  page = await page.submit("Undo last");
  expect(page.messages).toContain("Undone");
  expect(page.headings(2)).toContain("Marula Scholarship of the queue");
  page = await page.submit("Reject");
  expect(page.text).toContain("Done: rejected.");
});
