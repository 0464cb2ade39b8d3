import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { scholarships } from "#tests/support/starter.ts";

const slide = (page: Page, title: string) => page.getByRole("heading", { name: title });
const dot = (page: Page, name: string) => page.getByRole("link", { name });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the home page holds everything in its first answer", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveTitle("Scholarships, colleges and internships for African students · Fursa");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Scholarships & Study Abroad");
    for (const name of [
      "College Application Support",
      "Fully Funded Opportunities",
      "What's New",
      "Featured opportunities",
    ]) {
      await expect(page.getByRole("heading", { name })).toBeAttached();
    }
    for (const name of ["For students", "For schools and universities", "For organisations and partners"]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    for (const name of [
      "Alerts that match your profile",
      "Your favourites in one place",
      "A student union",
      "A weekly newsletter",
    ]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
  });

  test("the dots are links to the slides", async ({ page }) => {
    await page.goto("/");
    await dot(page, "Slide 3: Fully Funded Opportunities").click();
    await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Next slide" })).toHaveCount(0);
  });
});

test("each slide, card and call leads where it says", async ({ page }) => {
  await page.goto("/");
  const links: [string, string][] = [
    ["Browse everything", "/browse"],
    ["Read the guides", "/advice"],
    ["See scholarships", "/browse?type=scholarships"],
    ["Fully funded", "/browse?type=scholarships&funded=full"],
    ["Closing soon", "/browse?type=scholarships&closing=soon"],
    ["Undergraduate", "/browse?type=scholarships&level=undergraduate"],
    ["Computer Science", "/browse?type=scholarships&field=Computer+Science"],
    ["Start free", "/auth?mode=signup"],
    ["Partner with us", "/schools"],
    ["See what we offer", "/enterprise"],
    ["See all scholarships", "/browse?type=scholarships"],
    ["Create a free profile", "/auth?mode=signup"],
    ["Browse Opportunities", "/browse"],
    ["Create Profile", "/auth?mode=signup"],
  ];
  for (const [name, href] of links) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("What's New shows the five newest scholarships with field, amount and state", async ({ page }) => {
  await page.goto("/");
  const rows = page.getByRole("region", { name: "What's New" }).getByRole("listitem");
  await expect(rows).toHaveCount(5);
  const states =
    /Open now|Always open|Opens (on|about)|Usually (open|closes|opens)|Closed, opens about|No date known/;
  for (const row of await rows.all()) {
    const text = (await row.textContent()) ?? "";
    const known = scholarships.find(({ title }) => text.startsWith(title));
    expect(known, text).toBeDefined();
    await expect(row).toContainText(known?.fieldOfStudy.split(", ")[0] ?? "");
    await expect(row).toContainText(states);
    await expect(row.getByRole("link")).toHaveAttribute("href", /^\/scholarship\/[0-9a-f-]{36}$/);
  }
});

test("featured listings say that they are featured and open in a new tab", async ({ page }) => {
  await page.goto("/");
  const cards = page.getByRole("region", { name: "Featured opportunities" }).getByRole("listitem");
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText("Pan African University");
  await expect(cards.nth(1)).toContainText("Outreachy open-source internship");
  await expect(cards.nth(2)).toContainText("Ashesi University");
  for (const card of await cards.all()) await expect(card).toContainText("Featured");
  const link = cards
    .nth(0)
    .getByRole("link", { name: "Visit the site: Pan African University (opens in a new tab)" });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener sponsored");
  await expect(link).toHaveAttribute("referrerpolicy", "same-origin");
});

test("a student and a school stand in the spotlight", async ({ page }) => {
  await page.goto("/");
  const spotlights = page.getByRole("region", { name: "In the spotlight" });
  await expect(spotlights.getByRole("heading", { name: "Wangari Maathai" })).toBeVisible();
  await expect(spotlights.getByRole("link", { name: "See this school: Ashesi University" })).toHaveAttribute(
    "href",
    /^\/college\/[0-9a-f-]{36}$/,
  );
});

test("a search from the home page goes to browse", async ({ page }) => {
  await page.goto("/");
  await page.getByPlaceholder("Search opportunities...").fill("nursing in Ghana");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/browse?q=nursing+in+Ghana");
});

test("the example match adds up to its score and is named an example", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const examples = page.getByRole("complementary", { name: "How a match looks" });
  await expect(examples).toContainText("An example, not a real award");
  await expect(examples.getByRole("img", { name: "85% match" })).toBeVisible();
  await expect(examples.getByRole("listitem").first()).toContainText(
    /Field 40.*Country 25.*Level 20.*GPA 0 of 15/,
  );
});

test("the arrows and the dots move the slides", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
  await expect(dot(page, "Slide 2: College Application Support")).toHaveAttribute("aria-current", "true");
  await dot(page, "Slide 3: Fully Funded Opportunities").click();
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Previous slide" }).click();
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
});

test("the slides move on every five seconds until they are stopped", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Stop the slides" })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(5_000);
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Stop the slides" }).click();
  await page.getByText("How a match looks").click();
  await page.clock.runFor(20_000);
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Move the slides by themselves" }).click();
  await page.getByText("How a match looks").click();
  await page.clock.runFor(5_000);
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
});

test("the slides wait while someone points at them or has the focus in them", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Stop the slides" })).toBeVisible();
  await slide(page, "Find Scholarships & Study Abroad").hover();
  await page.clock.runFor(12_000);
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("link", { name: "Browse everything" }).focus();
  await page.getByText("How a match looks").hover();
  await page.clock.runFor(12_000);
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
});

test("the slides go on after an arrow or a dot was pressed and the pointer has left", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(12_000);
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
  await page.getByText("How a match looks").hover();
  await page.clock.runFor(5_000);
  await expect(slide(page, "Fully Funded Opportunities")).toBeInViewport({ ratio: 0.9 });
  await dot(page, "Slide 1: Find Scholarships & Study Abroad").click();
  await page.getByText("How a match looks").hover();
  await page.clock.runFor(5_000);
  await expect(slide(page, "College Application Support")).toBeInViewport({ ratio: 0.9 });
});

test("the slides never move by themselves for someone who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(slide(page, "Find Scholarships & Study Abroad")).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("button", { name: "Stop the slides" })).toBeHidden();
});

test("nothing sticks out sideways on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the first visit costs less than 40 KB of HTML and styles", async ({ page }) => {
  const sizes: number[] = [];
  page.on("requestfinished", async (request) => {
    if (["document", "stylesheet"].includes(request.resourceType()))
      sizes.push((await request.sizes()).responseBodySize);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40_000);
});
