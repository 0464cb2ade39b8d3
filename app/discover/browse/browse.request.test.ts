import { expect, test } from "vitest";
import type { Part } from "#tests/support/requests/visitor.ts";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

const cards = (page: Part) =>
  page.all("a[aria-label]").filter((link) => link.attribute("aria-label")?.startsWith("View Details"));

test("a student searches from the home page and reads a scholarship", async () => {
  let page = await (await aVisitor()).open("/");
  page = await page.submit("Search", { "Search opportunities": "gates" }, page.main);
  expect(page.path).toMatch(/^\/browse\?.*q=gates/);
  expect(page.heading(/scholarships? for “gates”/).count).toBe(1);
  page = await page.follow("View Details: Gates Cambridge Scholarship");
  expect(page.path).toMatch(/^\/scholarship\/[0-9a-f-]{36}$/);
  expect(page.headings(1)).toEqual(["Gates Cambridge Scholarship"]);
  expect(page.heading("Who can apply").count).toBe(1);
  // Open in some months only.
  const [apply] = page
    .all("a[target=_blank]")
    .filter(({ text }) => /^(Apply on|Visit) the official site/.test(text));
  expect(apply?.attribute("rel")).toBe("noopener noreferrer");
  expect(page.text).toMatch(/The date isn't confirmed yet|Save it now, and check/);
  const share = page.region("Share with a friend");
  for (const name of ["WhatsApp", "Telegram", "Twitter", "Facebook", "LinkedIn", "Email", "Copy Link"])
    expect(share.link(new RegExp(`^${name}\\b`)).attribute("href")).toBeTruthy();
});

test("filters, tabs and pages are plain links and forms", async () => {
  const visitor = await aVisitor();
  let page = await visitor.open("/browse");
  const first = () => cards(page)[0]?.attribute("aria-label");
  const newest = first();
  page = await page.follow("Next");
  expect(page.text).toContain("Page 2");
  expect(first()).not.toBe(newest);
  page = await page.follow("Previous");
  expect(first()).toBe(newest);
  page = await page.submit("Show results", { Country: "Germany" });
  expect(page.path).toContain("country=Germany");
  page = await page.follow("Remove Country: Germany");
  expect(page.path).not.toContain("country=");
  page = await page.follow(/^Colleges [\d,]+$/, page.region(/^Kinds of/));
  expect(page.heading("300 colleges").count).toBe(1);
  expect(
    page
      .region(/^Kinds of/)
      .link(/^Colleges/)
      .attribute("aria-current"),
  ).toBe("page");
  page = await visitor.open(cards(page)[0]?.attribute("href") ?? "");
  expect((await page.follow("Back to colleges")).path).toContain("tab=colleges");
});

test("a visitor who has said their country sees what is there first, and others see no change", async () => {
  const visitor = await aVisitor();
  const search = "/browse?tab=colleges&q=accounting";
  const namesAt = async (address: string) =>
    cards(await visitor.open(address)).map((link) => link.attribute("aria-label"));
  const before = await namesAt(search);
  const ofCountry = async (country: string) =>
    namesAt(`${search}&me=${encodeURIComponent(new URLSearchParams({ country }).toString())}`);
  const [ghana, uganda] = [await ofCountry("Ghana"), await ofCountry("Uganda")];
  expect(ghana).not.toEqual(before);
  expect(uganda).not.toEqual(ghana);
  expect(await ofCountry("Ghana")).toEqual(ghana);
  expect(await namesAt(search)).toEqual(before);
});

test("without JavaScript a sponsored listing is reported by a picture", async () => {
  const visitor = await aVisitor();
  const page = await visitor.open("/browse");
  const pictures = page.all("noscript img[src^='/sponsored/']");
  expect(new Set(pictures.map((picture) => picture.attribute("loading")))).toEqual(new Set(["lazy"]));
  expect((await visitor.get(pictures[0]?.attribute("src") ?? "")).status).toBe(200);
});

test("a misspelt word is corrected, the page says so, and the exact word can be searched for", async () => {
  let page = await (await aVisitor()).open("/browse?tab=scholarships&q=enginering");
  expect(page.text).toContain("Showing results for engineering.");
  expect(page.heading(/scholarships and loans for “engineering”/).count).toBe(1);
  page = await page.follow("Search instead for “enginering”");
  expect(page.text).toContain("No scholarships found. Try a different search term.");
  expect(page.text).toContain("Did you mean engineering?");
});

test("the recognised terms of a search are shown, and each can be removed", async () => {
  let page = await (await aVisitor()).open("/browse?q=fully+funded+masters+in+germany+without+ielts");
  const understood = () => page.region("What we understood");
  const chips = () =>
    understood()
      .all("li")
      .map(({ text }) => text);
  expect(chips()).toEqual(["Full funding", "Graduate (master's)", "Germany", "No English test named"]);
  page = await page.follow("Remove Germany", understood());
  expect(page.path).toContain("q=fully+funded+masters+without+ielts");
  expect(chips()).toEqual(["Full funding", "Graduate (master's)", "No English test named"]);
});

test("results that only another tab has are shown at once", async () => {
  const page = await (await aVisitor()).open("/browse?tab=internships&q=kmtc");
  expect(page.text).toContain("No internships found. Try a different search term.");
  expect(page.heading(/colleges? for “kmtc”/).count).toBe(1);
  expect(page.text).toContain("Also called: KMTC");
});

test("the largest amount comes first if that order is chosen", async () => {
  const page = await (await (await aVisitor()).open("/browse")).follow("Largest amount");
  expect(page.path).toContain("sort=amount");
  const [first] = page.main.all("li").filter((item) => cards(item).length > 0);
  expect(first?.text).toMatch(/[A-Z]{3} [\d,]+/);
});
