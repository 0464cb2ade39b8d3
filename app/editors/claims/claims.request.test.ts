import { expect, test } from "vitest";
import { proposals, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";
import { pathIn } from "#tests/support/web/mailbox.ts";

test("someone at the institution gets a link and proposes a correction without a script; the record doesn't change", async () => {
  const { database, mailbox } = await sharedServer();
  const values = { title: "Shea Scholarship", applicationUrl: "https://shea.example/award", amount: "$500" };
  const [record] = await asWorker(database.db, (db) => db.insert(scholarships).values(values).returning());
  const visitor = await aVisitor({ "X-Forwarded-For": "203.0.113.78" });
  let page = await visitor.open(`/scholarship/${record?.id}`);
  page = await page.follow("For the institution");
  expect(page.text).toContain("Enter your address at shea.example.");
  page = await page.submit("Email me the link", { "Your work email": "amina@gmail.com" });
  expect(page.text).toContain("Enter an address that ends in shea.example.");
  page = await page.submit("Email me the link", { "Your work email": "office@mail.shea.example" });
  expect(page.messages).toContain("Check your email");
  const link = pathIn(await mailbox.next("office@mail.shea.example", /Shea Scholarship/));
  page = await visitor.open(link);
  expect(page.text).toContain("Shea Scholarship");
  page = await page.submit("Send the changes", {});
  expect(page.text).toContain("You haven't changed anything yet.");
  page = await page.submit("Send the changes", {
    Amount: "$900",
    "The page on your site that shows it": "https://other.example/award",
  });
  expect(page.text).toContain("Enter a page on shea.example.");
  page = await page.submit("Send the changes", {
    "The page on your site that shows it": "https://www.shea.example/award",
  });
  expect(page.messages).toContain("Thank you");
  expect(page.text).toContain("$500");
  const sent = await asWorker(database.db, (db) => db.select().from(proposals));
  expect(sent.filter(({ recordId }) => recordId === record?.id)).toMatchObject([
    { field: "amount", newValue: "$900", origin: "institution", sentBy: "office@mail.shea.example" },
  ]);
  expect((await visitor.open(`${link}A`)).status).toBe(404);
});
