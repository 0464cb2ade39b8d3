import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

test("the year ahead shows month by month what opens and closes for a search", async () => {
  const visitor = await aVisitor();
  let page = await visitor.open("/browse");
  page = await page.follow(/^Open now/, page.region("Narrow the list"));
  expect(page.path).toContain("state=open");
  expect(page.hasLink("Remove Open or closed: Open now")).toBe(true);
  const found = page.links().filter((name) => name.startsWith("View Details")).length;
  expect(found).toBeGreaterThan(0);
  const states = page.main.texts(/^(Closes |Open now|Usually open|Usually opens around now|Always open)/);
  expect(states.length).toBeGreaterThanOrEqual(found);
  page = await page.follow("See them month by month");
  expect(page.path).toBe("/calendar?tab=scholarships&state=open");
  expect(page.headings(1)).toEqual(["The year ahead"]);
  expect(page.main.headings(2)).toHaveLength(12);
  page = await page.follow("Remove Open or closed: Open now");
  expect(page.path).toBe("/calendar?tab=scholarships");
  const [search] = page.main.all("input[type=search]");
  page = await page.submit(
    "Search",
    { [search?.attribute("aria-label") ?? "Search opportunities"]: "mastercard" },
    page.main,
  );
  expect(page.path).toMatch(/^\/calendar\?.*q=mastercard/);
  const file = await visitor.get(page.link("Add these dates to your calendar").attribute("href") ?? "");
  expect(file.headers.get("content-disposition")).toContain('filename="calendar.ics"');
  const award = page.main.all("a").find(({ text }) => /mastercard/i.test(text));
  expect(award?.attribute("href")).toMatch(/^\/scholarship\/[0-9a-f-]{36}$/);
});

test("the page of a month shows all its entries, and leads back to the year", async () => {
  let page = await (await aVisitor()).open("/calendar?tab=scholarships");
  const more = page.links().find((name) => /^and \d+ more, closes in /.test(name)) ?? "";
  const [, rest, month] = /^and (\d+) more, closes in (.+)$/.exec(more) ?? [];
  page = await page.follow(more);
  expect(page.path).toMatch(/^\/calendar\/\d{4}-\d\d\/closes\?tab=scholarships$/);
  expect(page.headings(1)).toEqual([`What closes in ${month}`]);
  const dates = Number(/(\d+) dates\. /.exec(page.text)?.[1]);
  // The year names three in a near month, two in a later one.
  expect([2, 3]).toContain(dates - Number(rest));
  expect(page.main.all('a[href^="/scholarship/"]')).toHaveLength(Math.min(dates, 60));
  page = await page.follow("Opens", page.main);
  expect(page.headings(1)).toEqual([`What opens in ${month}`]);
  expect((await page.follow("Back to the year ahead")).headings(1)).toEqual(["The year ahead"]);
});

test("a past month leads to the year, and an invalid one is a 404", async () => {
  const visitor = await aVisitor();
  const past = await visitor.open("/calendar/2020-01/closes?tab=colleges&q=nairobi");
  expect(past.path).toBe("/calendar?tab=colleges&q=nairobi");
  for (const path of ["/calendar/2026-13/closes", "/calendar/soon/closes", "/calendar/2026-12/begins"])
    expect((await visitor.get(path)).status).toBe(404);
});
