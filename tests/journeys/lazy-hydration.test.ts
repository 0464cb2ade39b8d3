import type { Page } from "@playwright/test";
import { expect, test, untilAwake } from "#tests/support/browser/journey.ts";

const main = (page: Page) => page.locator("#main");
const isHydrated = (page: Page) =>
  main(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));

/** Opens a page without waiting for its hydration. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForLoadState();
}

/** The paths of the scripts that are fetched from now on. */
function listenForScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.describe("a visitor with a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("reads several pages without a script, except for the one of the slides", async ({ page }) => {
    const scripts = listenForScripts(page);
    await open(page, "/");
    await page.getByRole("button", { name: "Next slide" }).tap();
    await expect(page.getByRole("heading", { name: "College Application Support" })).toBeInViewport({
      ratio: 0.9,
    });
    await page.getByRole("link", { name: "Read the guides" }).tap();
    await page.locator('main a[href^="/advice/"]').first().tap();
    await expect(page).toHaveURL(/\/advice\/./);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([...new Set(scripts)]).toEqual([expect.stringMatching(/^\/assets\/entry\.lazy-[\w-]+\.js$/)]);
  });

  test("hydrates the page by tapping the search box, and gets suggestions", async ({ page }) => {
    await open(page, "/browse");
    const box = page.getByLabel("Search opportunities");
    await box.tap();
    await page.keyboard.insertText("kmt");
    await expect(
      page.getByRole("listbox", { name: "Suggestions" }).getByRole("option", { name: /Medical Training/ }),
    ).toBeVisible();
    await expect(box).toHaveValue("kmt");
  });

  test("presses a button that needs a script once, and it runs once the page is hydrated", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/advice");
    await page.locator('main a[href^="/advice/"]').first().tap();
    await expect(page).toHaveURL(/\/advice\/./);
    const address = page.url();
    await page.getByRole("link", { name: "Copy Link" }).tap();
    await expect(page.getByText("Link copied!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect(page.url()).toBe(address);
  });

  test("sees a sponsored listing once, even if the page is hydrated later", async ({ page }) => {
    const reported: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/sponsored/seen")) reported.push(request.postData() ?? "");
    });
    await open(page, "/browse");
    const listings = page.locator("[data-listing]:visible");
    await listings.first().scrollIntoViewIfNeeded();
    const first = `id=${await listings.first().getAttribute("data-listing")}`;
    await expect.poll(() => reported).toEqual([first]);
    expect(await isHydrated(page)).toBe(false);
    await page.keyboard.press("Shift");
    await untilAwake(main(page));
    const last = `id=${await listings.last().getAttribute("data-listing")}`;
    await listings.last().scrollIntoViewIfNeeded();
    await expect.poll(() => reported).toContain(last);
    expect(reported.filter((report) => report === first)).toHaveLength(1);
  });
});

test("a mouse that moves hydrates the page", async ({ page }) => {
  await open(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  // The first mouse event may come from the page moving below a mouse at rest.
  await page.mouse.move(200, 200);
  await page.mouse.move(240, 240);
  await untilAwake(main(page));
});

test("focus and text from before hydration stay", async ({ page }) => {
  await open(page, "/browse");
  expect(await isHydrated(page)).toBe(false);
  const box = page.getByLabel("Search opportunities");
  await box.focus();
  await page.keyboard.type("nursing");
  await untilAwake(main(page));
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("nursing");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=nursing/);
});

test("links work on a page whose script can't be fetched", async ({ page, complaints }) => {
  await page.route("**/assets/entry.client-*.js", (route) => route.abort());
  await open(page, "/about");
  const refused = page.waitForEvent("requestfailed");
  await page.keyboard.press("Shift");
  await refused;
  await page.getByRole("link", { name: "Events" }).first().click();
  await expect(page).toHaveURL(/\/events$/);
  complaints.length = 0;
});
