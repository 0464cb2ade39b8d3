import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

test("the enterprise page shows its tiers and the true count beside the claim", async () => {
  const page = await (await aVisitor()).open("/enterprise");
  expect(page.text).toContain("We're building a database of 10,000+ opportunities.");
  expect(page.says(/^\d+ are live today$/)).toBe(true);
  const plans = page.region("Plans");
  expect(plans.card("Professional").text).toContain("$299/month");
  expect(plans.card("Professional").text).toContain("Up to 500 students");
  expect(plans.card("Enterprise").text).toContain("$799/month");
  expect(plans.card("Enterprise").text).toContain("Most Popular");
  expect(plans.card("Enterprise Plus").text).toContain("Custom pricing");
  expect(plans.card("Enterprise").headings(4)).toEqual(["What you get today", "Planned, not here yet"]);
  expect(plans.text).toContain("14-day money-back guarantee");
  // The guarantee is never shown without saying that nothing is paid yet.
  expect(plans.text).toContain("We don't take payments yet.");
});

test("the premium features unlock when someone upgrades, and only for this page", async () => {
  const visitor = await aVisitor();
  let page = await visitor.open("/enterprise");
  const premium = () => page.region("Premium features");
  const feature = "See who in each class has a profile";
  expect(premium().text).toContain("Planned, not here yet.");
  expect(premium().headings(3)).toHaveLength(4);
  expect(premium().text).not.toContain(feature);
  expect(premium().text).toContain("They'll come with the Enterprise and Enterprise Plus plans.");
  expect(premium().text).toContain("Until then: see what fits each student in a class list");
  expect(premium().text).toContain("Payment integration is coming soon.");
  page = await page.submit("Upgrade to Enterprise", {}, premium());
  expect(premium().text).toContain("Unlocked for this visit.");
  expect(premium().text).toContain(feature);
  expect(premium().text).toContain("Payment integration is coming soon.");
  expect(premium().hasButton("Upgrade to Enterprise")).toBe(false);
  // Nothing in the URL, so that a shared link shows the locked page.
  expect(page.path + page.url.hash).toMatch(/^\/enterprise(#premium)?$/);
  expect((await visitor.open("/enterprise")).text).not.toContain(feature);
});
