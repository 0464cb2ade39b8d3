import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { universities } from "#app/editors/scraper/sources/universities.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import { apart, expect } from "#tests/support/browser/journey.ts";
import { demoPerson, signIn, signInAsEditor } from "#tests/support/browser/sign-in.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { opportunitySites } from "#tests/support/web/opportunity-sites.ts";
import { startWebSite } from "#tests/support/web/web-site.ts";

const preload = new URL("../support/web/with-plain-http.ts", import.meta.url).href;

/** Where the real sources' addresses lead in a test. */
const standIns: Record<string, string> = {
  "www.opportunitiesforafricans.com": "news.example",
  "aims.ac.za": "institute.example",
  "ii.umich.edu": "centre.example",
  ...Object.fromEntries(
    universities.map(({ page }, place) => [new URL(page).hostname, `university${place + 1}.example`]),
  ),
};

/** A server for which the four sources are small local sites. */
async function startScraperServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const answer = opportunitySites();
  const web = await startWebSite((request, response) => {
    const host = standIns[request.headers.host ?? ""];
    if (host) request.headers.host = host;
    if (host?.startsWith("university") && request.url !== "/robots.txt") request.url = "/admission";
    answer(request, response);
  });
  const server = await startServer({
    NODE_OPTIONS: `--import=${preload}`,
    TEST_SITE_PORT: String(web.port),
    ...environment,
  });
  return {
    ...server,
    async stop(signal) {
      const code = await server.stop(signal);
      await web.stop();
      return code;
    },
  };
}

const test = apart(async (place) => {
  const fursa = await startScraperServer({ ...place });
  const database = await openPostgres({ url: place.DATABASE_URL, secret: place.AUTH_SECRET });
  return { fursa, database, close: () => database.close().then(() => fursa.stop()) };
});

test("an editor runs the scraper, sees its results, and decides on the uncertain ones", async ({
  page,
  fursa,
}) => {
  await signInAsEditor(page, fursa);
  await page.goto("/admin/scraper");
  const sources = page.getByRole("region", { name: "Data Sources" });
  for (const name of [
    "Opportunities for Africans",
    "African Institute for Mathematical Sciences",
    "University of Michigan African Presidential Scholars",
    "Ivy League Universities",
  ])
    await expect(sources.getByText(name, { exact: true })).toBeVisible();
  await expect(sources.getByText("Active", { exact: true })).toHaveCount(4);
  await expect(sources.getByText("Various", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Scraping Results" })).toBeHidden();

  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenPercents: seen });
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>("progress");
      if (bar && seen.at(-1) !== bar.value) seen.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole("button", { name: "Start Web Scraping" }).click();
  await expect(page.getByText("Web Scraping Started")).toBeVisible();
  await expect(page.getByText("Scanning scholarship and opportunity websites...")).toBeVisible();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByText("Scraping Complete!")).toBeVisible({ timeout: 300_000 });
  await expect(messages.getByText("Successfully imported 6 opportunities")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("value", "100");
  const percents = await page.evaluate(() => (window as unknown as { seenPercents: number[] }).seenPercents);
  expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
  expect(percents.filter((percent) => percent % 10 !== 0)).toEqual([]);
  expect(percents.filter((percent) => percent > 90)).toEqual([100]);
  await expect(page.getByText("3 opportunities are waiting for review.")).toBeVisible();
  const results = page.getByRole("region", { name: "Items and errors" });
  // Clear pages are published at once; the institute's own page is about an award that is already in the catalogue.
  const cardOf = (title: string) =>
    results.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
  for (const title of [
    "Acacia Masters Scholarship 2027 in Germany",
    "Baobab Internship Programme 2027",
    "African Presidential Scholars Fellowship",
    "Columbia University",
    "Cornell University",
    "University of Pennsylvania",
  ]) {
    await expect(cardOf(title).getByText("Published", { exact: true })).toBeVisible();
    await expect(results.getByRole("link", { name: title })).toBeVisible();
  }
  await expect(results.getByText("Published", { exact: true })).toHaveCount(6);
  for (const title of [
    "Known Trust Scholarship 2027",
    "Cedar Fellowship for young leaders",
    "Golden Scholarship in Canada 2027",
  ])
    await expect(cardOf(title).getByText("Waiting for review", { exact: true })).toBeVisible();
  await expect(results.getByText("Structured Master's")).toHaveCount(0);
  await expect(results.getByText("It closed on 30 April 2025.")).toBeVisible();
  await expect(results.getByText("There is no page at that address (404).").first()).toBeVisible();

  await page.getByRole("link", { name: /^Open the review queue/ }).click();
  await expect(page.getByRole("heading", { name: "Review queue" })).toBeVisible();
  await page.getByRole("link", { name: "Golden Scholarship in Canada 2027" }).click();
  await expect(page.getByText("The page asks applicants for money.")).toBeVisible();
  await expect(page.getByText("“Deadline: 30 April 2027”")).toBeVisible();
  await page.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("The scraper won't suggest this page again.")).toBeVisible();

  await page.getByRole("link", { name: "Cedar Fellowship for young leaders" }).click();
  await page.getByLabel("Title").fill("");
  await page.getByLabel("Application URL").fill("https://cedar.example/apply");
  await page.getByLabel("Title").evaluate((field: HTMLInputElement) => field.removeAttribute("required"));
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter something for “Title”.");
  await expect(page.getByLabel("Application URL")).toHaveValue("https://cedar.example/apply");
  await page.getByLabel("Title").fill("Cedar Fellowship for young leaders");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Everyone can see it now.")).toBeVisible();

  await page.goto("/browse?q=cedar");
  await expect(page.getByRole("heading", { name: "Cedar Fellowship for young leaders" })).toBeVisible();
});

test("an admin's script runs it too, and nobody else's does", async ({ page, fursa, request }) => {
  const address = "/api/admin/scrape-opportunities";
  const order = { sources: ["https://aims.ac.za", "Various"], enhanceWithAI: true };
  const visitor = await request.post(address, { data: order });
  expect(visitor.status()).toBe(401);
  expect(await visitor.json()).toEqual({ error: "Sign in first." });

  await signIn(page, demoPerson("student", fursa));
  expect((await page.request.post(address, { data: order, headers: { Origin: fursa.url } })).status()).toBe(
    403,
  );
  await page.context().clearCookies();

  await signInAsEditor(page, fursa);
  const { token } = await (await page.request.get("/api/token")).json();
  const headers = { Authorization: `Bearer ${token}` };
  for (const data of [{}, { sources: [] }, { sources: ["https://elsewhere.example"] }, { ...order, more: 1 }])
    expect((await request.post(address, { data, headers })).status()).toBe(400);
  /** The endpoint waits for a run for a while only, and a busy machine may need longer. */
  const run = async () => {
    let response = await request.post(address, { data: order, headers });
    while (response.status() === 202) {
      const { run: id } = await response.json();
      await wait(500);
      response = await request.get(`${address}?run=${id}`, { headers });
    }
    return response;
  };
  const first = await run();
  expect(first.status()).toBe(200);
  expect(await first.json()).toMatchObject({ success: true });
  // What it imported before isn't imported again.
  const answer = await run();
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({
    success: true,
    imported: 0,
    items: [],
    errors: expect.arrayContaining([
      {
        item: "PhD bursaries in mathematics",
        url: "https://aims.ac.za/application/phd/",
        error: "The page says that applications are closed.",
      },
    ]),
  });
});

/** Marks a record's link as dead; returns the address of its page. */
async function reportACollege(page: Page): Promise<string> {
  await page.goto("/browse?tab=colleges&q=strathmore");
  await page
    .getByRole("link", { name: /^View Details: Strathmore University/ })
    .first()
    .click();
  const college = page.url();
  await page.getByRole("link", { name: "Report a problem" }).click();
  await page.getByLabel("What is wrong?").selectOption("The link doesn't work");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page).toHaveURL(college);
  return college;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("a visitor reports a record, and an editor takes it down", async ({
    page,
    browser,
    own: { fursa, database },
  }) => {
    const fund = { title: "Marula Fund", checkedAt: new Date(), applicationUrl: "https://marula.example/" };
    const [id] = await database.asOwner((db) => addScholarships(db, fund));
    const record = new URL(`/scholarship/${id}`, fursa.url).href;
    await page.goto(record);
    await expect(page.getByText(/· Last checked \d+ \w+ \d{4}/)).toBeVisible();
    await page.getByRole("link", { name: "Report a problem" }).click();
    const refused = await page.request.post(page.url(), {
      form: { note: "They asked me for money." },
      headers: { Origin: fursa.url },
    });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain("Choose a reason.");
    expect(await refused.text()).toContain("They asked me for money.");
    await page.getByLabel("Tell us more").fill("They asked me for 50 dollars.");
    await page.getByLabel("What is wrong?").selectOption("It asks for money, or looks like a scam");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page).toHaveURL(record);
    await expect(page.getByText("Thank you for your report")).toBeVisible();
    await page.getByRole("link", { name: "Report a problem" }).click();
    await page.getByLabel("What is wrong?").selectOption("The date is wrong");
    await page.getByLabel("The correct closing date").fill("2099-03-31");
    await page.getByLabel("Where you read it").fill("https://news.example/marula");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Thank you for your report")).toBeVisible();

    const desk = await browser.newPage({ baseURL: fursa.url, javaScriptEnabled: false });
    await signInAsEditor(desk, fursa);
    await desk.goto(record);
    await desk.getByRole("link", { name: "Edit (2 open reports)" }).click();
    await expect(desk.getByRole("heading", { name: "2 reports by visitors" })).toBeVisible();
    await desk.getByLabel("I opened this page and the date is on it").check();
    await desk.getByRole("button", { name: "Use this date, next report" }).click();
    await expect(desk.getByText("Date changed")).toBeVisible();
    await expect(desk.getByRole("heading", { name: "A visitor reported a problem" })).toBeVisible();
    await expect(desk.getByLabel("Deadline", { exact: true })).toHaveValue("2099-03-31");
    await desk.goto("/admin");
    await desk.getByRole("link", { name: "Open: Reports" }).click();
    await expect(desk.getByText("They asked me for 50 dollars.")).toBeVisible();
    await desk.getByLabel("Note for the file").fill("Confirmed by phone.");
    await desk.getByRole("button", { name: "Unpublish and close" }).click();
    await expect(desk.getByText("Report resolved")).toBeVisible();
    await desk.getByRole("link", { name: "Resolved (2)" }).click();
    await expect(desk.getByText("Confirmed by phone.")).toBeVisible();

    const college = await reportACollege(page);
    await desk.goto(college);
    await desk.getByRole("link", { name: "Edit (1 open report)" }).click();
    await desk.getByLabel("Website URL").fill("https://mended.example/");
    await desk.getByRole("button", { name: "Save and resolve the report" }).click();
    await expect(desk.getByText("Saved, and 1 report resolved.")).toBeVisible();
    await expect(desk).toHaveURL("/admin/reports");
    await desk.close();
    await page.goto(college);
    await expect(page.locator('main a[href^="https://mended.example/"]').first()).toBeVisible();

    expect((await page.goto(record))?.status()).toBe(404);
  });
});
