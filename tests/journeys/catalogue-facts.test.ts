import { readFileSync } from "node:fs";
import { deskTest } from "#tests/support/desk-journey.ts";
import { expect } from "#tests/support/journey.ts";
import { signInAsEditor } from "#tests/support/sign-in.ts";

const test = deskTest();

test("an editor fills in facts, is told what is wrong in an open group, and finds the change in the history", async ({
  page,
  fursa,
}) => {
  await signInAsEditor(page, fursa, "/admin/catalogue/scholarships/new");
  await page.getByLabel("Title").fill("Savannah Fund");
  const money = page.locator("details", { has: page.getByText("Money", { exact: true }) });
  await expect(money).toContainText("none filled");
  await money.getByText("Money", { exact: true }).click();
  await money.getByLabel("Amount in figures").fill("120000");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Say in which currency that is.").first()).toBeVisible();
  await expect(money.getByLabel("Currency")).toBeVisible();
  await expect(money.getByLabel("Amount in figures")).toHaveValue("120000");
  await money.getByLabel("Currency").fill("kes");
  await page.getByText("Where we read it", { exact: true }).click();
  await page.getByLabel("Evidence").fill("amount | official | https://fund.example/ | 2026");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The scholarship is published.").first()).toBeVisible();
  await expect(money).toContainText("2 of 5 filled");
  await page.getByText("Where we read it", { exact: true }).click();
  await page.getByLabel("Evidence").fill("amount | press | https://paper.example/ | 2026");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your changes are saved.").first()).toBeVisible();
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page.locator("del").first()).toHaveText("amount | official | https://fund.example/ | 2026");
  await expect(page.locator("ins").first()).toHaveText("amount | press | https://paper.example/ | 2026");
});

test("an editor looks up what is in doubt and says so", async ({ page, fursa }) => {
  await signInAsEditor(page, fursa, "/admin/catalogue");
  await page.getByRole("link", { name: "Doubtful" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Doubtful");
  await expect(
    page.getByText("We are not certain of it, and no official page or newspaper vouches for it.").first(),
  ).toBeVisible();
  const title = (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
  await page.getByRole("button", { name: "I checked the dates on the official page today" }).first().click();
  await expect(page.getByText("The record now says that you checked it today.").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
});

test("an admin corrects a rate, and a wrong one comes back as it was typed", async ({ page, fursa }) => {
  await signInAsEditor(page, fursa, "/admin/rates");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Currency rates");
  await page.getByRole("link", { name: "Change KES" }).click();
  await expect(page.getByRole("heading", { name: "Change the rate of KES" })).toBeVisible();
  await page.getByLabel("For one US dollar").fill("about 130");
  await page.getByRole("button", { name: "Save rate" }).click();
  await expect(page.getByLabel("For one US dollar")).toHaveValue("about 130");
  await expect(page.getByLabel("For one US dollar")).toHaveAccessibleDescription(
    /Enter a number above 0 with at most six decimals, like 129.02./,
  );
  await page.getByLabel("For one US dollar").fill("130.5");
  await page.getByRole("button", { name: "Save rate" }).click();
  await expect(page.getByText("Pages use the new rate of KES now.").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /^KES/ })).toContainText("130.5");
  await page.getByRole("button", { name: "Remove EUR" }).click();
  await expect(page.getByText("Amounts in EUR are shown as they are").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /^EUR/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove USD" })).toHaveCount(0);
});

test("an editor takes the whole catalogue home, with every field", async ({ page, fursa }) => {
  await signInAsEditor(page, fursa, "/admin/scraper");
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Complete colleges/ }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe("colleges_full.csv");
  const content = readFileSync(await file.path(), "utf8");
  expect(content).toMatch(/^\uFEFFName,Description,.*,Programmes,.*,Evidence,.*\r\n/);
  await expect(page.getByRole("status").filter({ hasText: "Export Complete!" })).toContainText(
    /Exported \d{3} colleges to colleges_full.csv/,
  );
});
