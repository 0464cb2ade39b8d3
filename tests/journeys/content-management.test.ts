import type { Page } from "@playwright/test";
import { deskTest } from "#tests/support/browser/editor-journey.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { signInAsEditor } from "#tests/support/browser/sign-in.ts";

const test = deskTest();
const phone = { width: 360, height: 740 };
const taken = "How to tell a real scholarship from a scam";
const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(text).first();

test.use({ viewport: phone });

test.describe("with JavaScript", () => {
  test("an editor writes an article, watches its preview, loses the network and loses nothing", async ({
    page,
    context,
    fursa,
    complaints,
  }) => {
    await signInAsEditor(page, fursa, "/admin/import");
    await expect(page).toHaveTitle("Content Management · Fursa");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Management");
    await expect(page.getByLabel("Category")).toHaveValue("Scholarships");
    await expect(page.getByLabel("Category").getByRole("option")).toHaveText([
      "Scholarships",
      "University Admissions",
      "Study Abroad",
      "Internships",
      "Application Tips",
      "Financial Aid",
    ]);
    await expect(page.getByLabel("Author")).toHaveValue("Fursa Team");

    await page.getByLabel("Content").fill("## Ask early\n\nAsk **twice**.");
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("heading", { name: "Ask early" })).toBeVisible();
    await expect(preview.locator("strong")).toHaveText("twice");
    await page.getByRole("button", { name: "Create Article" }).click();
    await expect(toast(page, "Error")).toBeVisible();
    await expect(toast(page, "Title and content are required")).toBeVisible();
    await expect(page.getByLabel("Content")).toHaveValue("## Ask early\n\nAsk **twice**.");
    await expect(page.getByLabel("Title")).toHaveAccessibleDescription("Enter a title.");

    await page.getByLabel("Title").fill(taken);
    await expect(preview).toContainText("Address: /advice/how-to-tell-a-real-scholarship-from-a-scam-2");
    await expect(preview).toContainText(
      "There's already an article at /advice/how-to-tell-a-real-scholarship-from-a-scam, so we add -2 to this one.",
    );

    await context.setOffline(true);
    await page.getByRole("button", { name: "Create Article" }).click();
    await expect(toast(page, "Failed to create article")).toBeVisible();
    await expect(
      toast(page, "Your connection may be down or slow. What you typed is still here. Please try again."),
    ).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue(taken);
    await context.setOffline(false);
    complaints.length = 0;

    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue("");
    await expect(
      page.locator("span", { hasText: /^This browser saved what you typed on .*\.$/ }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(page.getByLabel("Title")).toHaveValue(taken);
    await expect(page.getByLabel("Content")).toHaveValue("## Ask early\n\nAsk **twice**.");
    await page.getByLabel("Image URL").fill("http://news.example/none.jpg");
    await page.getByRole("button", { name: "Create Article" }).click();
    await expect(page.getByLabel("Image URL")).toHaveAccessibleDescription(
      /We couldn't add the picture\. There is no page at that address \(404\)\./,
    );
    await expect(page.getByLabel("Title")).toHaveValue(taken);
    await page.getByLabel("Image URL").fill("http://news.example/images/students.jpg");
    await page.getByRole("button", { name: "Create Article" }).click();
    await expect(toast(page, "Article created successfully!")).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("");
    await page.reload();
    await expect(page.getByText(/This browser saved what you typed/)).toHaveCount(0);
    await page.getByRole("link", { name: "Read it" }).click();
    await expect(page).toHaveURL("/advice/how-to-tell-a-real-scholarship-from-a-scam-2");
    const article = page.getByRole("article");
    await expect(article).toContainText("Fursa Team");
    await expect(article.locator("header ~ img")).toHaveAttribute("src", /^\/advice\/images\//);
    await expect(article.getByText("Ask early Ask twice....")).toBeVisible();
  });

  test("an editor imports one address and then a whole list, leaves in between, and finds every result", async ({
    page,
    fursa,
  }) => {
    await signInAsEditor(page, fursa, "/admin/import");
    await page.getByRole("link", { name: "Import from URL" }).click();
    await expect(
      page.getByRole("switch", { name: "Enhance content with AI for better SEO (recommended)" }),
    ).toBeChecked();
    const features = page.getByRole("region", { name: "SEO Features" });
    await expect(features.getByRole("listitem")).toHaveText([
      "AI content enhancement targeting African students",
      "Automatic SEO-friendly slugs",
      "Extracted meta descriptions and excerpts",
      "Category detection from content and URL",
      "Image extraction from Open Graph tags",
    ]);
    const url = page.getByLabel("Article URL");
    const urls = page.getByLabel("Article URLs");
    await page.getByRole("button", { name: "Import Article" }).click();
    await expect(toast(page, "Please enter a URL")).toBeVisible();
    await page.getByRole("button", { name: "Import All" }).click();
    await expect(toast(page, "Please enter at least one URL")).toBeVisible();

    await url.fill("http://news.example/visa");
    await page.getByRole("button", { name: "Import Article" }).click();
    await expect(toast(page, "Article imported successfully!")).toBeVisible();
    await expect(url).toHaveValue("");
    const results = page.getByRole("region", { name: "Import Results" });
    const row = (path: string) => results.getByRole("listitem").filter({ hasText: `news.example${path}` });
    await expect(row("/visa").getByRole("img", { name: "Imported" })).toBeVisible();
    await expect(row("/visa").getByRole("link")).toHaveText("Student visas, step by step");

    await url.fill("http://news.example/gone");
    await page.getByRole("button", { name: "Import Article" }).click();
    await expect(toast(page, "Failed to import article")).toBeVisible();
    await expect(toast(page, "There is no page at that address (404).")).toBeVisible();
    await expect(url).toHaveValue("http://news.example/gone");

    const expected: [string, "Imported" | "Failed to import", RegExp][] = [
      ["/2026/scholars", "Imported", /Scholars programme opens for 2027/],
      ["/personal-statement", "Imported", /the service answered with status 500\)\. We imported it as it is/],
      ["/broken", "Imported", /Internships in Accra/],
      ["/latin-called-utf-8", "Imported", /Étudier à l'étranger/],
      ["/huge", "Failed to import", /The page is larger than 2 MB\./],
      ["/slow", "Failed to import", /The site took longer than 10 seconds\./],
      ["/guide.pdf", "Failed to import", /That address leads to a PDF, not to a web page\./],
      ["/login", "Failed to import", /The page asks for a login, so its article can't be read\./],
      ["/loop", "Failed to import", /The site redirected more than 3 times\./],
      ["/visa", "Failed to import", /You've already imported that link/],
    ];
    await url.fill("");
    await urls.fill(`\n${expected.map(([path]) => `  http://news.example${path}`).join("\n\n")}\n`);
    await page.getByRole("button", { name: "Import All" }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(urls).toBeDisabled();
    await expect(url).toBeDisabled();
    await expect(page.getByRole("switch", { name: /^Enhance content/ })).toBeDisabled();
    await expect(toast(page, "Imported: http://news.example/2026/scholars")).toBeVisible();

    await page.goto("/");
    await page.goto("/admin/import?tab=url");
    await expect(page.getByText("4 imported, 6 failed")).toBeVisible({ timeout: 300_000 });
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(urls).toBeEnabled();
    await expect(urls).toHaveValue("");
    for (const [path, outcome, words] of expected) {
      await expect(row(path).getByRole("img", { name: outcome })).toBeVisible();
      await expect(row(path)).toContainText(words);
    }
    expect(await results.getByRole("list").evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(
      true,
    );

    const hopeless = ["/gone", "/guide.pdf", "/login", "/loop", "/visa"];
    await urls.fill(hopeless.map((path) => `http://news.example${path}`).join("\n"));
    await page.getByRole("button", { name: "Import All" }).click();
    for (const path of hopeless)
      await expect(toast(page, `Failed to import: http://news.example${path}`)).toBeAttached();
  });
});
