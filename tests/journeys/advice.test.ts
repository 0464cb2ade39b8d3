import { get } from "node:http";
import { expect, test, untilAwake } from "#tests/support/journey.ts";

const phone = { width: 360, height: 740 };
const scam = "/advice/how-to-tell-a-real-scholarship-from-a-scam";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test("a student finds the newest story first and reads it", async ({ page }) => {
      await page.goto("/advice");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Advice Center");
      const featured = page.getByRole("region", { name: /Your first internship/ });
      await expect(featured).toContainText("Featured story");
      await expect(page.getByRole("region", { name: "Recent stories" }).getByRole("listitem")).toHaveCount(8);
      await featured.getByRole("link").click();
      await expect(page).toHaveURL(/\/advice\/your-first-internship/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Your first internship/);
    });

    test("a student reads an article: who, when, how long, tables, topics and what to read next", async ({
      page,
    }) => {
      await page.goto(scam);
      const article = page.getByRole("article");
      await expect(article.getByText("Scholarships", { exact: true })).toBeVisible();
      await expect(article.getByRole("heading", { level: 1 })).toHaveText(
        "How to tell a real scholarship from a scam",
      );
      await expect(article).toContainText("Fursa Team");
      await expect(article.locator("time")).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
      await expect(article).toContainText("5 min read");
      await expect(article.getByRole("heading", { name: "The warning signs", level: 2 })).toBeVisible();
      await expect(article.getByRole("region", { name: "Table" })).toBeVisible();
      await expect(article.getByText("Visa", { exact: true })).toBeVisible();
      const related = page.getByRole("region", { name: "Related articles" });
      await expect(related.getByRole("listitem")).toHaveCount(3);
      await expect(related.getByRole("listitem").first()).toContainText("Scholarships");
      await page.getByRole("link", { name: "Back to Advice Center" }).click();
      await expect(page).toHaveURL(/\/advice$/);
    });

    test("a student narrows the list to one category and comes back", async ({ page }) => {
      await page.goto("/advice");
      const categories = page.getByRole("navigation", { name: "Categories" });
      await categories.getByRole("link", { name: "Application Tips" }).click();
      await expect(page).toHaveURL("/advice?category=application-tips");
      await expect(categories.getByRole("link", { name: "Application Tips" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(page.getByRole("region", { name: "Recent stories" }).getByRole("listitem")).toHaveCount(1);
      await categories.getByRole("link", { name: "All" }).click();
      await expect(page).toHaveURL("/advice");
    });

    test("an article that is not there says so, with a way back", async ({ page }) => {
      const answer = await page.goto("/advice/no-such-article");
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article not found");
      await page.getByRole("main").getByRole("link", { name: "Back to Advice Center" }).click();
      await expect(page).toHaveURL("/advice");
    });
  });
}

test("an article is passed on by the usual ways, and its link is copied with a word about it", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(scam);
  const share = page.getByRole("region", { name: "Share this article" });
  for (const name of ["WhatsApp", "Telegram", "Twitter", "Facebook", "LinkedIn", "Email", "Copy Link"])
    await expect(share.getByRole("link", { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  const mail = await share.getByRole("link", { name: /^Email/ }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain("Ten minutes of checking");
  const copy = share.getByRole("link", { name: /^Copy Link/ });
  await untilAwake(copy);
  await copy.click();
  await expect(page.getByText("Link copied!").first()).toBeVisible();
  await expect(page.getByText("Article link copied to clipboard").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${scam}`);
});

test("search engines and chat apps are told what an article is", async ({ page, baseURL }) => {
  await page.goto(scam);
  await expect(page).toHaveTitle("How to tell a real scholarship from a scam · Fursa");
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
  expect(await content("description")).toMatch(/^Ten minutes of checking/);
  expect(await content("og:type")).toBe("article");
  expect(await content("article:section")).toBe("Scholarships");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${scam}`);
  const structure = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}",
  );
  expect(structure).toMatchObject({
    "@type": "Article",
    headline: "How to tell a real scholarship from a scam",
    url: `${baseURL}${scam}`,
    publisher: { name: "Fursa" },
  });
});

test("feed readers are handed the newest articles", async ({ page, request, baseURL }) => {
  await page.goto("/advice");
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
  const feed = await request.get(address ?? "");
  expect(feed.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const text = await feed.text();
  expect(text.match(/<entry>/g)).toHaveLength(9);
  expect(text).toContain(`<link href="${baseURL}${scam}" rel="alternate" type="text/html"/>`);
});

test("a picture that is not there is a 404 that nobody keeps", async ({ request }) => {
  for (const id of ["0b7e3f0e-0000-4000-8000-000000000000", "x", "%27"]) {
    const answer = await request.get(`/advice/images/${id}`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()["cache-control"] ?? "").not.toContain("immutable");
  }
});

test("an article weighs little: less than 12 KB, and no Markdown reader in any script", async ({
  page,
  baseURL,
}) => {
  expect(await bytesOf(`${baseURL}${scam}`)).toBeLessThan(12 * 1024);
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await page.goto(scam, { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => /micromark|mdast|remark/.test(script))).toEqual([]);
});

/** As they cross the network. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}
