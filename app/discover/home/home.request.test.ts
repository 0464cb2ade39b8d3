import { get } from "node:http";
import { expect, test } from "vitest";
import { scholarships } from "#tests/support/catalogue/starter-catalogue.ts";
import { aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

test("the home page is complete in its first response", async () => {
  const page = await (await aVisitor()).open("/");
  expect(page.title).toBe("Scholarships, colleges and internships for African students · Fursa");
  expect(page.headings(1)).toEqual(["Find Scholarships & Study Abroad"]);
  for (const name of [
    "College Application Support",
    "Fully Funded Opportunities",
    "What's New",
    "Featured opportunities",
    "For students",
    "For schools and universities",
    "For organisations and partners",
    "Alerts that match your profile",
    "Your favourites in one place",
    "A student union",
    "A weekly newsletter",
  ])
    expect(page.heading(name).count).toBe(1);
});

test("each slide, card and button leads to its page", async () => {
  const { main } = await (await aVisitor()).open("/");
  for (const [name, href] of [
    ["Browse everything", "/browse"],
    ["Read the guides", "/advice"],
    ["See scholarships", "/browse?type=scholarships"],
    ["Fully funded", "/browse?type=scholarships&funded=full"],
    ["Closing soon", "/browse?type=scholarships&sort=closing"],
    ["Undergraduate", "/browse?type=scholarships&level=undergraduate"],
    ["Computer Science", "/browse?type=scholarships&field=Computer+Science"],
    ["Start free", "/auth?mode=signup"],
    ["Partner with us", "/schools"],
    ["See what we offer", "/enterprise"],
    ["See all scholarships", "/browse?type=scholarships"],
    ["Create a free profile", "/auth?mode=signup"],
    ["Browse Opportunities", "/browse"],
    ["Create Profile", "/auth?mode=signup"],
  ] as const)
    expect([name, main.link(name).attribute("href")]).toEqual([name, href]);
});

test("What's New shows the five newest scholarships with field, amount and state", async () => {
  const rows = (await (await aVisitor()).open("/")).region("What's New").all("li");
  expect(rows).toHaveLength(5);
  expect(rows.some(({ text }) => scholarships.some(({ title }) => text.startsWith(title)))).toBe(true);
  const states =
    /Open now|Always open|Opens on|Usually (open|closes|opens)|Closed, opens about|Date not announced/;
  for (const row of rows) {
    // Another test may have added one.
    const known = scholarships.find(({ title }) => row.text.startsWith(title));
    expect(row.text).toContain(known?.fieldOfStudy.split(", ")[0] ?? "");
    expect(row.text).toMatch(states);
    expect(row.one("a").attribute("href")).toMatch(/^\/scholarship\/[0-9a-f-]{36}$/);
  }
});

test("featured listings are marked as featured and open in a new tab", async () => {
  const cards = (await (await aVisitor()).open("/")).region("Featured opportunities").all("li");
  const names = ["Pan African University", "Outreachy open-source internship", "Ashesi University"];
  expect(cards).toHaveLength(3);
  for (const [place, name] of names.entries()) {
    expect(cards[place]?.text).toContain(name);
    expect(cards[place]?.text).toContain("Featured");
  }
  const link = cards[0]?.link("Visit the site: Pan African University (opens in a new tab)");
  expect(link?.attribute("target")).toBe("_blank");
  expect(link?.attribute("rel")).toBe("noopener sponsored");
  expect(link?.attribute("referrerpolicy")).toBe("same-origin");
});

test("a student and a school are in the spotlight", async () => {
  const spotlights = (await (await aVisitor()).open("/")).region("In the spotlight");
  expect(spotlights.heading("Wangari Maathai").count).toBe(1);
  expect(spotlights.link("See this school: Ashesi University").attribute("href")).toMatch(
    /^\/college\/[0-9a-f-]{36}$/,
  );
});

test("a search from the home page goes to browse", async () => {
  const page = await (await aVisitor()).open("/");
  expect(page.main.field("Search opportunities").attribute("placeholder")).toBe("Search opportunities...");
  const found = await page.submit("Search", { "Search opportunities": "nursing in Ghana" }, page.main);
  expect(found.path).toBe("/browse?q=nursing+in+Ghana");
});

test("the example match adds up to its score and is marked as an example", async () => {
  const examples = (await (await aVisitor()).open("/")).region("What a match looks like");
  expect(examples.text).toContain("An example, not a real award");
  expect(examples.all("[role=img]").map((image) => image.attribute("aria-label"))).toContain("85% match");
  expect(examples.all("li")[0]?.text).toMatch(/Field 40.*Country 25.*Level 20.*GPA 0 of 15/);
});

test("the first visit loads less than 40 KB of HTML and styles", async () => {
  const { fursa } = await sharedServer();
  const page = await (await aVisitor()).open("/");
  const styles = page.all("link[rel=stylesheet]");
  expect(styles).toHaveLength(1);
  const sizes = await Promise.all(
    ["/", styles[0]?.attribute("href") ?? ""].map((path) => bytesOf(fursa.url + path)),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40_000);
});

/** Compressed, as sent. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "gzip, deflate, br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}
