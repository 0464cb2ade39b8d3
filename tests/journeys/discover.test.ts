import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/journey.ts";

const phone = { width: 360, height: 740 };
const cards = (page: Page) => page.getByRole("link", { name: /^View Details/ });
const tab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: /^Kinds of/ })
    .getByRole("link", { name: new RegExp(`^${name} [\\d,]+$`) });

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the back button keeps the tab, the search and the place on the page", async ({ page }) => {
    await page.goto("/browse?tab=colleges&q=university");
    await expect(page.getByRole("heading", { name: /colleges for “university”/ })).toBeVisible();
    const card = cards(page).nth(9);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await card.click();
    await expect(page).toHaveURL(/\/college\//);
    await page.goBack();
    await expect(page).toHaveURL(/tab=colleges&q=university/);
    await expect(page.getByRole("searchbox")).toHaveValue("university");
    await expect(tab(page, "Colleges")).toHaveAttribute("aria-current", "page");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  for (const search of ["kcse c plain courses nairobi under 50k per semester", "univercity of nairoby"])
    test(`the first card is visible below what was understood of “${search}”`, async ({ page }) => {
      await page.goto(`/browse?q=${encodeURIComponent(search)}`);
      const first = page.locator("main ul > li[id]").first().getByRole("heading");
      expect(await endOf(first)).toBeLessThan(0.9 * phone.height);
    });

  test("the short facts of a card are one line each", async ({ page }) => {
    for (const path of ["/browse?state=open", "/browse?tab=internships", "/browse?tab=colleges"]) {
      await page.goto(path);
      const heights = await page
        .locator("main ul > li[id] p.truncate:visible")
        .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().height));
      expect(heights.length, path).toBeGreaterThan(0);
      expect(Math.max(...heights), path).toBeLessThan(30);
    }
  });
});

test("sponsored listings are above the tabs, on a phone after the third result, and on no page without results", async ({
  page,
}) => {
  await page.goto("/browse");
  const sponsored = page.getByRole("region", { name: "Featured opportunities" });
  await expect(sponsored).toHaveCount(1);
  await expect(sponsored.getByRole("listitem")).toHaveCount(3);
  await expect(sponsored.getByText("Featured", { exact: true })).toHaveCount(3);
  await expect(sponsored.getByText("Sponsored")).toHaveCount(0);
  const link = sponsored.getByRole("link").first();
  await expect(link).toHaveAttribute("href", /^\/sponsored\/[0-9a-f-]{36}$/);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener sponsored");
  await expect(link).toHaveAttribute("referrerpolicy", "same-origin");
  const tabs = page.getByRole("navigation", { name: "Kinds of opportunities" });
  expect(await endOf(sponsored)).toBeLessThanOrEqual(await startOf(tabs));
  await page.setViewportSize(phone);
  await expect(sponsored).toHaveCount(1);
  expect(await startOf(sponsored)).toBeGreaterThan(await endOf(cards(page).nth(2)));
  expect(await endOf(sponsored)).toBeLessThan(await startOf(cards(page).nth(3)));
  await page.goto("/browse?q=zzzzqqqq");
  await expect(sponsored).toHaveCount(0);
});

const startOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;
const endOf = async (shown: Locator) => (await startOf(shown)) + ((await shown.boundingBox())?.height ?? 0);

test("a sponsored listing is reported once, when it has been on screen", async ({ page }) => {
  const reported: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/sponsored/seen")) reported.push(request.postData() ?? "");
  });
  await page.setViewportSize(phone);
  await page.goto("/browse");
  const listings = page.locator("[data-listing]:visible");
  await listings.first().scrollIntoViewIfNeeded();
  const first = `id=${await listings.first().getAttribute("data-listing")}`;
  const last = `id=${await listings.last().getAttribute("data-listing")}`;
  await expect.poll(() => reported).toEqual([first]);
  await listings.last().scrollIntoViewIfNeeded();
  await expect.poll(() => reported).toContain(last);
  await listings.first().scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(reported.filter((report) => report === first)).toHaveLength(1);
});

test("a student who uses only the keyboard searches, opens a scholarship and comes back", async ({
  page,
}) => {
  await page.goto("/browse");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("mastercard");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /scholarships for “mastercard”/ })).toBeVisible();
  const opened = cards(page).first();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await opened.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(opened).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Back to scholarships" })).toBeVisible();
  await page.getByRole("link", { name: "Back to scholarships" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Browse opportunities" })).toBeVisible();
});

test("the loading text is shown while another tab loads", async ({ page }) => {
  await page.goto("/browse");
  await page.route("**/browse.data?*", async (route) => {
    await expect(page.getByText("Loading colleges...")).toBeVisible();
    await route.continue();
  });
  await tab(page, "Colleges").click();
  await expect(page.getByRole("heading", { name: "300 colleges" })).toBeVisible();
  await expect(page.getByText("Loading colleges...")).toBeHidden();
});

for (const [from, link, words] of [
  ["/events", "Browse", "Loading scholarships..."],
  ["/events", "Jobs", "Loading opportunities..."],
] as const) {
  test(`“${words}” is shown as soon as ${link} is pressed, before any data arrives`, async ({ page }) => {
    await page.goto(from);
    const held = Promise.withResolvers<void>();
    await page.route("**/*.data*", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL(from);
    held.resolve();
    await expect(page).not.toHaveURL(from);
    await expect(page.getByText(words)).toBeHidden();
  });
}

test("six card shapes are shown as soon as test preparation is opened, before any data arrives", async ({
  page,
}) => {
  await page.goto("/events");
  const held = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Test Preparation" }).click();
  const waiting = page.locator("[aria-busy=true]");
  await expect(waiting.getByText("Loading test prep resources...")).toBeInViewport();
  await expect(waiting.locator(".animate-pulse")).toHaveCount(6);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  held.resolve();
  await expect(page.getByRole("heading", { level: 2, name: "ACT", exact: true })).toBeVisible();
  await expect(page.locator(".animate-pulse")).toHaveCount(0);
});

test("the link of a scholarship is copied, and a failure is reported", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/browse");
  await cards(page).first().click();
  await page.getByRole("link", { name: /^Copy Link/ }).click();
  await expect(page.getByText("Link copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.getByRole("link", { name: /^Copy Link/ }).click();
  await expect(page.getByText("Failed to copy")).toBeVisible();
  await expect(page.getByText("Please try again.")).toBeVisible();
});
