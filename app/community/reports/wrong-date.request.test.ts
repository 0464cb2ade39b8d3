import { expect, test } from "vitest";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { problemReports, scholarships } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

test("a student reports a wrong date without a script, one tap from the page; the record doesn't change", async () => {
  const { database } = await sharedServer();
  const deadline = daysAfter(todayInUtc(), 40);
  const rightOn = daysAfter(deadline, -10);
  const [record] = await asWorker(database.db, (db) =>
    db.insert(scholarships).values({ title: "Tamarind Scholarship", deadline }).returning(),
  );
  const visitor = await aVisitor({ "X-Forwarded-For": "203.0.113.77" });
  let page = await visitor.open(`/scholarship/${record?.id}`);
  page = await page.follow("Is this date wrong?");
  expect(page.headings(1)).toEqual(["This date is wrong"]);
  expect(page.text).toContain("40 days left");
  page = await page.submit("Send the date", { "The right closing date": "" });
  expect(page.text).toContain("Enter a date like 2027-03-31.");
  page = await page.submit("Send the date", {
    "The right closing date": rightOn,
    "Where did you see it?": "an email from them",
  });
  expect(page.messages).toContain("Thank you for your report");
  expect(page.text).toContain("closes in 40 days");
  const reports = await asViewer(
    { kind: "admin", userId: crypto.randomUUID(), database: database.db },
    (db) => db.select().from(problemReports),
  );
  expect(reports.filter(({ recordId }) => recordId === record?.id)).toMatchObject([
    { reason: "date", rightOn, note: "an email from them", state: "open" },
  ]);
});
