import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/journey.ts";

const list = [
  "name;grade;field;county;level;sex",
  "Wanjiku;C+;Nursing;Kisumu;diploma;f",
  "Otieno;A-;Computer Science;Nairobi;degree;m",
  "Achieng;Q;Nursing;Kisumu;diploma;f",
].join("\n");

async function fillIn(page: Page, text = list) {
  await page.goto("/schools/class");
  await page.getByLabel("Country of your school").selectOption("Kenya");
  await page.getByLabel("Class list").fill(text);
}

const row = (page: Page, line: number) =>
  page
    .getByRole("region", { name: "What fits each student" })
    .locator("> ol > li")
    .nth(line - 2);

test.describe("in a browser", () => {
  test("a counsellor sees what fits each student of a class, and what is wrong with one row", async ({
    page,
    fursa,
  }) => {
    await page.goto("/schools");
    await page.getByRole("link", { name: "Try a class list" }).click();
    await expect(page).toHaveURL("/schools/class");
    await fillIn(page);
    await page.getByRole("button", { name: "Show what fits" }).click();
    await expect(page.getByText("2 rows read, 1 with something to fix.")).toBeVisible();
    await expect(page).toHaveURL("/schools/class");

    const nurse = row(page, 2);
    await expect(nurse.getByRole("heading")).toHaveText("C+ · Nursing · Kisumu · diploma · f");
    await expect(nurse.getByText(/^\d+ may fit: \d+ open now, \d+ later, \d+ to check first$/)).toBeVisible();
    await expect(nurse.getByRole("link")).toHaveCount(5);
    await expect(
      nurse.getByText(/(Open to you now|: you fit|One answer missing|Check with them)$/),
    ).toHaveCount(5);
    await expect(row(page, 4)).toContainText("We can't read “Q” as a grade of KCSE. Write one of A, A-, B+");
    await expect(page.getByLabel("Class list")).toHaveValue(list);
    await expect(page.getByRole("region", { name: "What fits each student" })).not.toContainText("Wanjiku");
    expect(fursa.output()).not.toContain("Wanjiku");

    await nurse.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/(scholarship|college|internship)\/[0-9a-f-]{36}$/);
  });
});
