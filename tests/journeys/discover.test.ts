import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

const phone = { width: 360, height: 740 };
const cards = (page: Page) => page.getByRole("link", { name: /^View Details/ });
const tab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: /^Kinds of/ })
    .getByRole("link", { name: new RegExp(`^${name} [\\d,]+$`) });

/** From the home page's search to a scholarship's own page, as a student does it. */
async function searchAndOpen(page: Page) {
  await page.goto("/");
  await page.getByRole("searchbox").fill("gates");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/browse\?.*q=gates/);
  await expect(page.getByRole("heading", { name: /scholarships? for “gates”/ })).toBeVisible();
  await page.getByRole("link", { name: "View Details: Gates Cambridge Scholarship" }).click();
  await expect(page).toHaveURL(/\/scholarship\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Gates Cambridge Scholarship" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who may apply" })).toBeVisible();
  // In some months it is open, and in others it is not.
  const apply = page.getByRole("link", { name: /^(Apply on|Visit) the official site/ });
  await expect(apply).toHaveAttribute("target", "_blank");
  await expect(apply).toHaveAttribute("rel", "noopener noreferrer");
  await expect(page.getByText(/We have not confirmed this year's date|It usually opens again/)).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a student searches from the home page and reads a scholarship", async ({ page }) => {
    await searchAndOpen(page);
  });

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

  test("no page is wider than the screen", async ({ page }) => {
    for (const path of [
      "/browse",
      "/browse?tab=colleges",
      "/browse?tab=internships",
      "/calendar",
      "/jobs",
      "/events",
      "/test-prep",
    ]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width);
    }
  });

  test("the short facts of a card are one line each", async ({ page }) => {
    for (const path of ["/browse?state=open", "/browse?tab=internships", "/browse?tab=colleges"]) {
      await page.goto(path);
      const wrapped = await page
        .locator("main ul > li[id] > div:first-child > span")
        .evaluateAll((pills) => pills.filter((pill) => pill.getBoundingClientRect().height > 30));
      expect(wrapped, path).toHaveLength(0);
    }
  });
});

test("sponsored listings stand above the tabs, on a phone behind the third result, and on no page without results", async ({
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

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a sponsored listing is reported by a picture", async ({ page }) => {
    // A browser fetches it when it comes near, which may be while the page arrives.
    const picture = page.waitForResponse(/\/sponsored\/[0-9a-f-]{36}\/seen\.gif$/);
    await page.goto("/browse");
    await page.locator("[data-listing]:visible").first().scrollIntoViewIfNeeded();
    expect((await picture).status()).toBe(200);
  });

  test("a student searches from the home page and reads a scholarship", async ({ page }) => {
    await searchAndOpen(page);
  });

  test("filters, tabs and pages are plain links and forms", async ({ page }) => {
    await page.goto("/browse");
    const first = await cards(page).first().getAttribute("aria-label");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByText("Page 2")).toBeVisible();
    expect(await cards(page).first().getAttribute("aria-label")).not.toBe(first);
    await page.getByRole("link", { name: "Previous" }).click();
    expect(await cards(page).first().getAttribute("aria-label")).toBe(first);
    await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByRole("combobox", { name: "Country" }).selectOption("Germany");
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL(/country=Germany/);
    await page.getByRole("link", { name: "Remove Country: Germany" }).click();
    await expect(page).not.toHaveURL(/country=/);
    await tab(page, "Colleges").click();
    await expect(page.getByRole("heading", { name: "300 colleges" })).toBeVisible();
    await cards(page).first().click();
    await page.getByRole("link", { name: "Back to colleges" }).click();
    await expect(page).toHaveURL(/tab=colleges/);
  });

  test("the share links and the test preparation are there", async ({ page }) => {
    await page.goto("/browse");
    await cards(page).first().click();
    const share = page.getByRole("complementary", { name: "Share with a friend" });
    for (const name of ["WhatsApp", "Telegram", "Twitter", "Facebook", "LinkedIn", "Email", "Copy Link"]) {
      await expect(share.getByRole("link", { name: new RegExp(`^${name}\\b`) })).toHaveAttribute("href", /./);
    }
    await page.goto("/test-prep");
    await expect(page.getByRole("heading", { level: 2, name: "IELTS" })).toBeVisible();
  });
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

test("a misspelt word is put right, which is said, and the very word can be searched for", async ({
  page,
}) => {
  await page.goto("/browse?tab=scholarships&q=enginering");
  await expect(page.getByText("Showing results for engineering.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /scholarships for “engineering”/ })).toBeVisible();
  await page.getByRole("link", { name: "Search instead for “enginering”" }).click();
  await expect(page.getByText("No scholarships found. Try a different search term.")).toBeVisible();
  await expect(page.getByText("Did you mean engineering?")).toBeVisible();
});

test.describe("what was typed is understood", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("and shown, and each part of it can be taken back", async ({ page }) => {
    await page.goto("/browse?q=fully+funded+masters+in+germany+without+ielts");
    const understood = page.getByRole("navigation", { name: "What we understood" });
    await expect(understood.getByRole("listitem")).toHaveText([
      "Full funding",
      "Graduate (master's)",
      "Germany",
      "No English test named",
    ]);
    await understood.getByRole("link", { name: "Remove Germany" }).click();
    await expect(page).toHaveURL(/q=fully\+funded\+masters\+without\+ielts/);
    await expect(understood.getByRole("listitem")).toHaveCount(3);
  });

  test("and what only another tab has is shown right there", async ({ page }) => {
    await page.goto("/browse?tab=internships&q=kmtc");
    await expect(page.getByText("No internships found. Try a different search term.")).toBeVisible();
    await expect(page.getByRole("heading", { name: /colleges? for “kmtc”/ })).toBeVisible();
    await expect(page.getByText("Also called: KMTC")).toBeVisible();
  });
});

test("the loading text stands there while another tab is on its way", async ({ page }) => {
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
  test(`“${words}” stands there as soon as ${link} is pressed, before any data has come`, async ({
    page,
  }) => {
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

test("six card shapes stand there as soon as test preparation is asked for, before any data has come", async ({
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

test("test preparation is grouped by test, and its links open in a new tab", async ({ page }) => {
  await page.goto("/test-prep");
  const tests = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(tests.indexOf("Goethe exams")).toBeLessThan(tests.indexOf("GRE"));
  expect(tests).toEqual([...tests].sort((one, other) => one.localeCompare(other, "en", { numeric: true })));
  const link = page.getByRole("link", { name: /^Open resource/ }).first();
  await expect(link).toBeHidden();
  await page.getByRole("heading", { level: 2, name: "KCSE" }).click();
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("events say month, day and year, or their usual month and no day; what is announced goes into a calendar", async ({
  page,
}) => {
  await page.goto("/events");
  const days = await page
    .locator("main time")
    .evaluateAll((times) =>
      times.map((time) => ({ day: time.getAttribute("datetime") ?? "", shown: time.textContent })),
    );
  expect(days.length).toBeGreaterThan(0);
  const usual = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /Usually in [A-Z]/ })
    .first();
  await expect(usual.locator("time")).toHaveCount(0);
  await expect(usual.getByRole("link", { name: /^Add to calendar/ })).toHaveCount(0);
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort());
  for (const { shown } of days) expect(shown).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("link", { name: /^Add to calendar/ })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toBe("event.ics");
});

test.describe("the year ahead, with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("says what opens and closes month by month, for the search that one comes with", async ({ page }) => {
    await page.goto("/browse");
    await page
      .getByRole("navigation", { name: "Narrow the list" })
      .getByRole("link", { name: /^Open now/ })
      .click();
    await expect(page).toHaveURL(/state=open/);
    await expect(page.getByRole("link", { name: "Remove Open or closed: Open now" })).toBeVisible();
    const found = await cards(page).count();
    expect(found).toBeGreaterThan(0);
    const states = page
      .getByRole("main")
      .getByText(/^(Open now|Usually open|Usually opens about now|Always open)/);
    expect(await states.count()).toBeGreaterThanOrEqual(found);
    await page.getByRole("link", { name: "See them month by month" }).click();
    await expect(page).toHaveURL("/calendar?tab=scholarships&state=open");
    await expect(page.getByRole("heading", { level: 1, name: "The year ahead" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(12);
    await page.getByRole("link", { name: "Remove Open or closed: Open now" }).click();
    await expect(page).toHaveURL("/calendar?tab=scholarships");
    await page.getByRole("searchbox").fill("mastercard");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/calendar\?.*q=mastercard/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Put these dates in your calendar" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("calendar.ics");
    await page
      .getByRole("main")
      .getByRole("link", { name: /mastercard/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/scholarship\/[0-9a-f-]{36}$/);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a month of the calendar ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("shows in full what the year only begins to name, and leads back", async ({ page }) => {
      await page.goto("/calendar?tab=scholarships");
      const more = page.getByRole("link", { name: /^and \d+ more, closes in / }).first();
      const [, rest, month] =
        /^and (\d+) more, closes in (.+)$/.exec((await more.getAttribute("aria-label")) ?? "") ?? [];
      await more.click();
      await expect(page).toHaveURL(/\/calendar\/\d{4}-\d\d\/closes\?tab=scholarships$/);
      await expect(page.getByRole("heading", { level: 1, name: `What closes in ${month}` })).toBeVisible();
      const dates = Number(rest) + 4;
      await expect(page.getByText(`${dates} dates. `)).toBeVisible();
      await expect(page.getByRole("main").locator('a[href^="/scholarship/"]')).toHaveCount(
        Math.min(dates, 60),
      );
      await page.getByRole("link", { name: "Opens", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: `What opens in ${month}` })).toBeVisible();
      await page.getByRole("link", { name: "Back to the year ahead" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "The year ahead" })).toBeVisible();
    });

    test("that is over leads to the year, and one that never was is not found", async ({ page }) => {
      await page.goto("/calendar/2020-01/closes?tab=colleges&q=nairobi");
      await expect(page).toHaveURL("/calendar?tab=colleges&q=nairobi");
      for (const path of ["/calendar/2026-13/closes", "/calendar/soon/closes", "/calendar/2026-12/begins"])
        expect((await page.goto(path))?.status()).toBe(404);
    });
  });
}

test("the largest amount comes first where one asks for it", async ({ page }) => {
  await page.goto("/browse");
  await page.getByRole("link", { name: "Largest amount" }).click();
  await expect(page).toHaveURL(/sort=amount/);
  const first = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: cards(page) })
    .first();
  await expect(first).toContainText(/[A-Z]{3} [\d,]+/);
});

test("jobs have the tabs All, Internships and Full-Time", async ({ page }) => {
  await page.goto("/jobs");
  const names = await page
    .getByRole("navigation", { name: "Kinds of jobs" })
    .getByRole("link")
    .allTextContents();
  expect(names.map((name) => name.replace(/\d+$/, ""))).toEqual(["All", "Internships", "Full-Time"]);
  await tab(page, "Full-Time").click();
  await expect(page).toHaveURL("/jobs?type=full-time");
  await expect(tab(page, "Full-Time")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("main").getByRole("listitem").getByText("Full-time job").first()).toBeVisible();
  await page.getByRole("searchbox").fill("ghana");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/type=full-time&q=ghana|q=ghana&type=full-time/);
  const watch = page.getByRole("link", { name: /^Tell me when there is (one|more)$/ });
  await expect(watch).toHaveAttribute(
    "href",
    /^\/auth\?return=%2Fbrowse%3Ftab%3Dinternships.*ghana.*full-time/,
  );
});

test("the link of a scholarship is copied, and a refusal is said", async ({ page, context }) => {
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
