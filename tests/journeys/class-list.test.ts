import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { parseCsv } from "#app/common/csv/parse-csv.ts";
import { expect, test } from "../support/journey.ts";

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a counsellor sees what fits each student of a class, and what is wrong with one row", async ({
      page,
      fursa,
    }) => {
      await page.goto("/schools");
      await page.getByRole("link", { name: "Try a class list" }).click();
      await expect(page).toHaveURL("/schools/class");
      await fillIn(page);
      await page.getByRole("button", { name: "Show what fits" }).click();
      await expect(page.getByText("2 rows read, 1 with something to put right.")).toBeVisible();
      await expect(page).toHaveURL("/schools/class");

      const nurse = row(page, 2);
      await expect(nurse.getByRole("heading")).toHaveText("C+ · Nursing · Kisumu · diploma · f");
      await expect(nurse.getByText(/^\d+ fit: \d+ can be applied for, \d+ to check first$/)).toBeVisible();
      await expect(nurse.getByRole("link")).toHaveCount(5);
      await expect(nurse.getByText(/^(Can apply|Check first)$/)).toHaveCount(5);
      await expect(row(page, 4)).toContainText(
        "We cannot read “Q” as a grade of KCSE. Write one of A, A-, B+",
      );
      await expect(page.getByLabel("Class list")).toHaveValue(list);
      await expect(page.getByRole("region", { name: "What fits each student" })).not.toContainText("Wanjiku");
      expect(fursa.output()).not.toContain("Wanjiku");

      await nurse.getByRole("link").first().click();
      await expect(page).toHaveURL(/\/(scholarship|college|internship)\/[0-9a-f-]{36}$/);
    });

    test("the same list comes as a spreadsheet", async ({ page }) => {
      await fillIn(page);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download as CSV" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("fursa-class.csv");
      const reading = parseCsv(await readFile(await file.path(), "utf8"), { rows: 100, columns: 50 });
      const cells = reading.ok ? reading.rows.map((one) => one.cells) : [];
      expect(cells.map(([line]) => line)).toEqual(["Line", "2", "3", "4"]);
      expect(cells[1]?.[1]).toBe("C+ · Nursing · Kisumu · diploma · f");
      expect(cells[1]?.[7]).toMatch(/^http.*\/(scholarship|college|internship)\/[0-9a-f-]{36}$/);
      expect(cells[3]?.at(-1)).toContain("We cannot read “Q”");
      await expect(page.getByLabel("Class list")).toHaveValue(list);
    });

    test("a list that cannot be read comes back with the reason", async ({ page }) => {
      await fillIn(page, "Wanjiku,C+\nOtieno,B");
      await page.getByRole("button", { name: "Show what fits" }).click();
      await expect(page.getByRole("alert")).toContainText(
        "The first line has to name the columns. Call one of them grade, and one field.",
      );
      await expect(page.getByLabel("Class list")).toHaveValue("Wanjiku,C+\nOtieno,B");
      await expect(page.getByLabel("Country of your school")).toHaveValue("Kenya");
    });

    test("a file counts before what was pasted, and can be put right on the page", async ({ page }) => {
      await page.goto("/schools/class");
      await page.getByLabel("Country of your school").selectOption("Nigeria");
      await page.getByLabel("Or a CSV file").setInputFiles({
        name: "ss3.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          'grade,field\n"English B3, Maths C4, Biology B2, Physics C5, Chemistry C6",Medicine\n',
        ),
      });
      await page.getByRole("button", { name: "Show what fits" }).click();
      await expect(page.getByText("1 row read.")).toBeVisible();
      await expect(row(page, 2).getByRole("link")).toHaveCount(5);
      await expect(page.getByLabel("Class list")).toHaveValue(/^grade,field\n"English B3/);
    });
  });
}

test("the form has an example, and institutions are shown the way to it", async ({ page }) => {
  await page.goto("/enterprise");
  await page.getByRole("link", { name: "Try a class list" }).click();
  await page.getByText("An example").click();
  await expect(page.getByText("C+,Nursing,Kisumu,diploma,f")).toBeVisible();
});

test("sixty lists in an hour are enough for one place", async ({ request }) => {
  const headers = { "X-Forwarded-For": "203.0.113.77" };
  const send = () =>
    request.post("/schools/class.csv", { headers, form: { country: "Kenya", text: "grade,field\nB,Law" } });
  for (let tries = 0; tries < 60; tries++) expect((await send()).status()).toBe(200);
  const refused = await send();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Go back: your list is still there.");
});
