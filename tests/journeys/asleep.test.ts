import type { Page } from "@playwright/test";
import { expect, test, untilAwake } from "#tests/support/journey.ts";

const main = (page: Page) => page.locator("#main");
const isAwake = (page: Page) =>
  main(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));

/** Opens a page and leaves it as it came. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForLoadState();
}

/** The scripts that were fetched since. */
function heed(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.describe("a visitor with a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("reads from page to page without a script but the one that moves the slides", async ({ page }) => {
    const scripts = heed(page);
    await open(page, "/");
    await page.getByRole("button", { name: "Next slide" }).tap();
    await expect(page.getByRole("heading", { name: "College Application Support" })).toBeInViewport({
      ratio: 0.9,
    });
    await page.getByRole("link", { name: "Read the guides" }).tap();
    await page.locator('main a[href^="/advice/"]').first().tap();
    await expect(page).toHaveURL(/\/advice\/./);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([...new Set(scripts)]).toEqual([expect.stringMatching(/^\/assets\/entry\.asleep-[\w-]+\.js$/)]);
  });

  test("wakes the page with a finger on the search box, and is offered what is meant", async ({ page }) => {
    await open(page, "/browse");
    const box = page.getByLabel("Search opportunities");
    await box.tap();
    await page.keyboard.insertText("kmt");
    await expect(
      page.getByRole("listbox", { name: "Suggestions" }).getByRole("option", { name: /Medical Training/ }),
    ).toBeVisible();
    await expect(box).toHaveValue("kmt");
  });

  test("presses once what needs a script, and it is done when the page is awake", async ({
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

  test("sees a sponsored listing once, also where the page wakes after", async ({ page }) => {
    const reported: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/sponsored/seen")) reported.push(request.postData() ?? "");
    });
    await open(page, "/browse");
    const listings = page.locator("[data-listing]:visible");
    await listings.first().scrollIntoViewIfNeeded();
    const first = `id=${await listings.first().getAttribute("data-listing")}`;
    await expect.poll(() => reported).toEqual([first]);
    expect(await isAwake(page)).toBe(false);
    await page.keyboard.press("Shift");
    await untilAwake(main(page));
    const last = `id=${await listings.last().getAttribute("data-listing")}`;
    await listings.last().scrollIntoViewIfNeeded();
    await expect.poll(() => reported).toContain(last);
    expect(reported.filter((report) => report === first)).toHaveLength(1);
  });
});

test("a mouse that moves wakes the page", async ({ page }) => {
  await open(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isAwake(page)).toBe(false);
  // The first move may be that of the page below a mouse at rest.
  await page.mouse.move(200, 200);
  await page.mouse.move(240, 240);
  await untilAwake(main(page));
});

test("a page that was left open while what it shows changed is loaded again, but never what somebody types", async ({
  page,
}) => {
  await page.route("**/found/*", (route) => route.fulfill({ status: 404 }));
  await open(page, "/browse");
  const box = page.getByLabel("Search opportunities");
  await box.focus();
  const asked = page.waitForResponse(/\/found\//);
  await page.keyboard.type("nursing");
  await asked;
  await expect(box).toHaveValue("nursing");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=nursing/);

  await open(page, "/about");
  const again = page.waitForNavigation();
  await page.keyboard.press("Shift");
  await again;
  await page.waitForLoadState();
  // It could go on like this for ever: once is enough, and it works as it is.
  const refused = page.waitForResponse(/\/found\//);
  await page.keyboard.press("Shift");
  await refused;
  await page.getByRole("link", { name: "Events" }).first().click();
  await expect(page).toHaveURL(/\/events$/);
});

test("a page after the first is sent without what both have in common", async ({ page }) => {
  await page.goto("/about");
  const encodings: (string | null)[] = [];
  await expect
    .poll(async () => {
      const answer = await page.goto("/jobs");
      encodings.push((await answer?.headerValue("content-encoding")) ?? null);
      return encodings;
    })
    .toContain("dcz");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
