import { expect, test, untilAwake } from "#tests/support/browser/journey.ts";

const scam = "/advice/how-to-tell-a-real-scholarship-from-a-scam";

test("the link of an article is copied with a word about it", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(scam);
  const share = page.getByRole("region", { name: "Share this article" });
  const copy = share.getByRole("link", { name: /^Copy Link/ });
  await untilAwake(copy);
  await copy.click();
  await expect(page.getByText("Link copied!").first()).toBeVisible();
  await expect(page.getByText("Article link copied to clipboard").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${scam}`);
});

test("an article brings no Markdown reader in any script", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await page.goto(scam, { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => /micromark|mdast|remark/.test(script))).toEqual([]);
});
