import { expect, test } from "vitest";
import { colleges, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { anEditor, aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

test("a visitor reports a record, and an editor takes it down", async () => {
  const { database } = await sharedServer();
  const fund = { title: "Marula Fund", checkedAt: new Date(), applicationUrl: "https://marula.example/" };
  const [added] = await asWorker(database.db, (db) => db.insert(scholarships).values(fund).returning());
  const record = `/scholarship/${added?.id}`;
  const visitor = await aVisitor({ "X-Forwarded-For": "203.0.113.78" });
  let page = await visitor.open(record);
  expect(page.text).toMatch(/· Last checked \d+ \w+ \d{4}/);
  page = await page.follow("Report a problem");
  page = await page.submit("Send report", { "Tell us more": "They asked me for 50 dollars." });
  expect(page.status).toBe(400);
  expect(page.text).toContain("Choose a reason.");
  expect(page.field("Tell us more").value).toBe("They asked me for 50 dollars.");
  page = await page.submit("Send report", { "What is wrong?": "It asks for money, or looks like a scam" });
  expect(page.path).toBe(record);
  expect(page.messages).toContain("Thank you for your report");
  page = await page.follow("Report a problem");
  page = await page.submit("Send report", {
    "What is wrong?": "The date is wrong",
    "The correct closing date": "2099-03-31",
    "Where you read it": "https://news.example/marula",
  });
  expect(page.messages).toContain("Thank you for your report");

  const editor = await anEditor();
  page = await (await editor.open(record)).follow("Edit (2 open reports)");
  expect(page.headings(2)).toContain("2 reports by visitors");
  page = await page.submit("Use this date, next report", {
    "I opened this page and the date is on it": true,
  });
  expect(page.messages).toContain("Date changed");
  expect(page.headings(2)).toContain("A visitor reported a problem");
  expect(page.field("Deadline").value).toBe("2099-03-31");
  page = await (await editor.open("/admin")).follow("Open: Reports");
  const card = page.all("li").find(({ text }) => text.includes("They asked me for 50 dollars."));
  page = await page.submit("Unpublish and close", { "Note for the file": "Confirmed by phone." }, card);
  expect(page.messages).toContain("Report resolved");
  page = await page.follow(/^Resolved \(\d+\)$/);
  const resolved = page.all("li").filter(({ text }) => text.includes("Marula Fund"));
  expect(resolved).toHaveLength(2);
  expect(page.text).toContain("Confirmed by phone.");

  expect((await visitor.open(record)).status).toBe(404);
});

test("an editor mends the link that a visitor reported, and saving the record closes the report", async () => {
  const { database } = await sharedServer();
  const institute = { name: "Marula Institute", websiteUrl: "https://gone.example/" };
  await asWorker(database.db, (db) => db.insert(colleges).values(institute));
  const visitor = await aVisitor({ "X-Forwarded-For": "203.0.113.79" });
  let page = await visitor.open("/browse?tab=colleges&q=marula+institute");
  page = await page.follow(/^View Details: Marula Institute/);
  const college = page.path;
  page = await page.follow("Report a problem");
  page = await page.submit("Send report", { "What is wrong?": "The link doesn't work" });
  expect(page.path).toBe(college);

  page = await (await (await anEditor()).open(college)).follow("Edit (1 open report)");
  page = await page.submit("Save and resolve the report", { "Website URL": "https://mended.example/" });
  expect(page.messages).toContain("Saved, and 1 report resolved.");
  expect(page.path).toBe("/admin/reports");
  page = await visitor.open(college);
  expect(page.main.all('a[href^="https://mended.example/"]').length).toBeGreaterThan(0);
});
