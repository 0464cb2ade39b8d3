import { apart, expect } from "#tests/support/browser/journey.ts";
import { signInAsEditor } from "#tests/support/browser/sign-in.ts";
import { startScraperServer } from "#tests/support/servers/scraper-server.ts";

const test = apart(async (place) => {
  const fursa = await startScraperServer({ ...place });
  return { fursa, close: fursa.stop };
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
