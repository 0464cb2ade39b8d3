import { readFileSync } from "node:fs";
import { scholarships } from "#tests/support/catalogue/starter-catalogue.ts";
import { expect, test } from "../support/browser/journey.ts";
import { signInAsEditor } from "../support/browser/sign-in.ts";

test("an editor exports the catalogue, sees the progress and then the result", async ({ page, fursa }) => {
  await signInAsEditor(page, fursa);
  await page.goto("/admin/scraper");
  await expect(page.getByRole("heading", { name: "Web Scraper" })).toBeVisible();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/admin/export/scholarships_export.csv", async (route) => {
    await held;
    await route.continue();
  });
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Scholarships/ }).click();
  await expect(page.getByRole("link", { name: /^Exporting\.\.\./ })).toBeVisible();
  letGo();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe("scholarships_export.csv");
  const content = readFileSync(await file.path(), "utf8");
  expect(content).toMatch(
    /^\uFEFFTitle,Description,Amount,Country,Field of Study,Deadline,Eligibility,Application URL\r\n/,
  );
  await expect(page.getByRole("status").filter({ hasText: "Export Complete!" })).toContainText(
    `Exported ${scholarships.length} scholarships to scholarships_export.csv`,
  );
  const all = page.waitForEvent("download");
  await page.getByRole("link", { name: /^All data/ }).click();
  expect((await all).suggestedFilename()).toBe("all_data_export.csv");
  await expect(page.getByText("Exported all data to all_data_export.csv")).toBeVisible();
  await page.route("**/admin/export/colleges_export.csv", (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page.getByRole("link", { name: /^Colleges/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No Data Found" })).toContainText(
    "No colleges data available to export.",
  );
  await page.route("**/admin/export/blog_posts_export.csv", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await page.getByRole("link", { name: /^Blog posts/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Export Failed" })).toContainText(
    "Failed to export data",
  );
});
