import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

const gates = "Gates Cambridge Scholarship";

test("a visitor compares two awards, removes one, and gets a page for parents", async () => {
  const visitor = await aVisitor();
  let page = await (await visitor.open("/browse?q=gates")).follow(`Compare ${gates}`);
  expect(page.heading("Choose another scholarship to compare").count).toBe(1);
  page = await page.submit("Search", { "Search scholarships to compare with": "chevening" }, page.main);
  page = await page.follow("Compare with Chevening Scholarship");
  expect(decodeURIComponent(page.path)).toMatch(
    /^\/compare\?items=scholarship\/[0-9a-f-]{36},scholarship\/[0-9a-f-]{36}$/,
  );
  const table = page.region(`${gates} or Chevening Scholarship`);
  expect(table.all("thead th[scope=col]")).toHaveLength(2);
  const row = table.all("tr").find(({ text }) => text.startsWith("Where you study"));
  expect(row?.all("td").map(({ text }) => text)).toEqual(["United Kingdom", "United Kingdom"]);
  expect(table.says("For you")).toBe(false);
  expect(page.link("WhatsApp, share (opens in a new tab)").attribute("href")).toMatch(
    /compare%3Fitems%3Dscholarship%2F/,
  );
  page = await page.follow(`Remove ${gates}`);
  expect(page.all("thead th[scope=col]")).toHaveLength(1);

  page = await page.follow("Chevening Scholarship", page.one("thead"));
  page = await page.follow("For my parents");
  expect(page.path).toMatch(/^\/scholarship\/[0-9a-f-]{36}\/for-parents$/);
  expect(page.headings(1)).toEqual(["Chevening Scholarship"]);
  for (const name of ["What it is", "What it costs you", "What you need to do", "Is it safe?"])
    expect(page.heading(name).count).toBe(1);
});

test("the page says what can't be compared", async () => {
  const visitor = await aVisitor();
  expect((await visitor.open("/compare")).text).toContain("Nothing to compare yet");
  const page = await visitor.open(
    "/compare?items=scholarship/7,college/00000000-0000-4000-8000-000000000000",
  );
  expect(page.text).toContain("We couldn't read part of this link, so we left it out.");
  expect(page.text).toContain("One of these is no longer listed, so we left it out.");
});
