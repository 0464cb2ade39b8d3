import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/journey.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

// Each test has its own browser: a service worker would stay for the next journey.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

async function searchFor(page: Page, words: string) {
  await page.getByLabel("What are you looking for?").fill(words);
  await page.getByRole("button", { name: "Search", exact: true }).click();
}

test("a shared copy is searched, read and verified from a folder, offline", async ({ browser }, info) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto("/offline");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download the file \(\d+ KB\)$/ }).click();
  const file = info.outputPath("fursa.html");
  await (await coming).saveAs(file);
  await context.setOffline(true);
  await page.goto(`file://${file}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scholarships");
  await searchFor(page, "UoN");
  await page.getByRole("link", { name: /^Colleges \(/ }).click();
  await page.getByRole("link", { name: "University of Nairobi", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("University of Nairobi");
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await page.goBack();
  await page.getByLabel("What are you looking for?").fill("zzzzqqqq");
  await page.keyboard.press("Enter");
  await expect(page.getByText("We found nothing in this copy. Try fewer words or filters.")).toBeVisible();
  await page.getByRole("link", { name: "About this copy" }).click();
  await expect(page.getByText(/^Signed by Fursa\./)).toBeVisible();
  await context.close();
});

test("Fursa on a phone works offline, says so, and is removed on request", async ({ browser }) => {
  const own = await startServer();
  const context: BrowserContext = await browser.newContext({ baseURL: own.url });
  const page = await context.newPage();
  await page.goto("/offline");
  await page.getByRole("link", { name: /^Keep Fursa on this phone: \d+ KB$/ }).click();
  await expect(page.getByText(/^The list from .* is on this phone\./)).toBeVisible();
  await page.goto("/browse?q=chevening");
  await expect(page.getByText("No network")).toHaveCount(0);

  await context.setOffline(true);
  await own.stop();
  // Another address: for a second, the browser may show the cached page (stale-while-revalidate).
  await page.goto("/browse?tab=scholarships&q=chevening");
  await expect(page.getByText(/^No network · Copy of /)).toBeVisible();
  await page.getByRole("link", { name: "Chevening Scholarship", exact: true }).click();
  await expect(page).toHaveURL(/\/scholarship\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chevening Scholarship");
  await expect(page.getByText(/^No network · Copy of /)).toBeVisible();
  await page.getByRole("link", { name: "Saved", exact: true }).click();
  await expect(page.getByText("Your own things aren't on this phone.")).toBeVisible();
  await page.goto("/union");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You need internet for this page");

  await page.getByRole("link", { name: "On this phone" }).click();
  await expect(page.getByText("Data used this month")).toBeVisible();
  await page.getByRole("button", { name: "Forget this phone" }).click();
  await expect(page.getByText("Nothing is stored on this phone.")).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.close();
});

test("Fursa that is kept in Kiswahili is in Kiswahili offline, in French once it was opened in French", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto("/sw/offline");
  await page.getByRole("link", { name: /^Weka Fursa kwenye simu hii: \d+ KB$/ }).click();
  await expect(page.getByText(/^Orodha ya tarehe .* iko kwenye simu hii\./)).toBeVisible();
  await page.goto("/fr/offline");
  await page.getByRole("link", { name: /^Garder Fursa sur ce téléphone : \d+ Ko$/ }).click();
  await expect(page.getByText(/^Le catalogue du .* est sur ce téléphone\./)).toBeVisible();

  await context.setOffline(true);
  await page.goto("/sw/browse?q=chevening");
  await expect(page.getByText(/^Hakuna mtandao · Nakala ya tarehe /)).toBeVisible();
  await page.getByRole("link", { name: "Chevening Scholarship", exact: true }).click();
  await expect(page).toHaveURL(/\/sw\/scholarship\//);
  await expect(page.getByRole("heading", { name: "Vyanzo" })).toBeVisible();
  await page.goto("/fr/browse?q=chevening");
  await expect(page.getByText(/^Pas de réseau · Copie du /)).toBeVisible();
  // This phone has no English app: its own answers, and leads on in its language.
  await page.goto("/browse?q=chevening");
  await expect(page.getByText(/^Hakuna mtandao · /)).toBeVisible();
  await page.getByRole("link", { name: "Chevening Scholarship", exact: true }).click();
  await expect(page).toHaveURL(/\/sw\/scholarship\//);
  await context.close();
});
