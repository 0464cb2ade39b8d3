import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/journey.ts";

const results = (page: Page, group: string) => page.getByRole("region", { name: group, exact: true });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a student with C+ taps seven grades, reads what is within reach and orders a plan", async ({
    page,
  }) => {
    await page.goto("/courses");
    await page.locator("summary", { hasText: /^English$/ }).click();
    const grades = { English: "C+", Kiswahili: "C+", Mathematics: "C+" };
    // A tap opens the next subject automatically.
    for (const [subject, grade] of Object.entries(grades))
      await page.getByRole("group", { name: subject, exact: true }).getByText(grade, { exact: true }).click();
    await page.getByText("Add: other subjects").click();
    const others = {
      Biology: "C+",
      Chemistry: "C",
      "History and Government": "C+",
      CRE: "B-",
      Agriculture: "C+",
    };
    for (const [subject, grade] of Object.entries(others)) {
      const choice = page
        .getByRole("group", { name: subject, exact: true })
        .getByText(grade, { exact: true });
      if (!(await choice.isVisible()))
        await page.locator("summary").getByText(subject, { exact: true }).click();
      await choice.click();
    }
    await expect(page.getByText("Mean grade C+")).toBeVisible();
    await page.getByRole("button", { name: "See courses" }).click();
    await expect(page).toHaveURL(/grades=ENG7\.KIS7\.MAT7\.BIO7\.CHE6\.HAG7\.CRE8\.AGR7/);
    await expect(results(page, "Likely").getByRole("link").first()).toBeVisible();

    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Level").selectOption("Degree");
    await page.getByLabel("Field").selectOption("Education");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL(/field=Education/);
    const likely = results(page, "Likely").getByRole("heading").getByRole("link");
    const first = await likely.first().textContent();
    await likely.first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first ?? "");
    await expect(page.getByText("Cut-offs by KCSE year")).toBeVisible();
    await page.getByRole("link", { name: "Add to my plan" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My course plan" })).toBeVisible();
    await page.getByRole("link", { name: "Add another course" }).click();
    await likely.nth(1).click();
    await page.getByRole("link", { name: "Add to my plan" }).click();
    const places = page
      .getByRole("list")
      .filter({ has: page.getByRole("heading", { level: 2 }) })
      .first();
    await expect(places.getByRole("heading", { level: 2 }).first()).toHaveText(first ?? "");
    await page.getByRole("link", { name: /^Move down: / }).click();
    await expect(page.getByRole("heading", { level: 2 }).nth(1)).toHaveText(first ?? "");
    await expect(page.getByText("All your choices are a stretch")).toBeHidden();
    await expect(page.getByRole("link", { name: "WhatsApp, share (opens in a new tab)" })).toHaveAttribute(
      "href",
      /courses%2Fplan%3F.*choices%3D/,
    );
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("a student with D+ pastes grades and finds certificates, never an empty page", async ({ page }) => {
    await page.goto("/courses");
    await page
      .getByLabel("Or paste your grades")
      .fill("Eng D+, Kis C-, Maths D, Bio D+, Chem D, History C-, CRE C-, Agric D+");
    await page.getByRole("button", { name: "See courses" }).click();
    await expect(page.getByText("Mean grade D+")).toBeVisible();
    await expect(page.getByRole("region", { name: "What you can study with each mean grade" })).toContainText(
      "everyone who sat the exam can start there",
    );
    const open = results(page, "You have every grade they ask for").getByRole("heading").getByRole("link");
    expect(await open.count()).toBeGreaterThan(0);
    await expect(results(page, "Likely")).toHaveCount(0);
    await open.first().click();
    await expect(page.getByRole("region", { name: "You have every grade they ask for" })).toBeVisible();
    await page.getByRole("link", { name: "Add to my plan" }).click();
    await expect(page.getByText("Something is missing")).toHaveCount(0);
    await page.getByRole("link", { name: /^Remove: / }).click();
    await expect(page.getByText("Your plan is empty")).toBeVisible();
  });
});

test("a counsellor sees the best courses of each student, opens one and shares a plan without grades", async ({
  page,
  fursa,
}) => {
  await page.goto("/schools/class");
  await page.getByLabel("Country of your school").selectOption("Kenya");
  await page
    .getByLabel("Class list")
    .fill(
      [
        "name;field;subjects",
        "Wanjiku;Nursing;Eng B+ Kis B Mat B Bio A- Chem B+ Phy B- History A-",
        "Otieno;;Eng D+ Kis C- Mat D Bio D+ Chem D History C- CRE C- Agric D+",
      ].join("\n"),
    );
  await page.getByRole("button", { name: "Show what fits" }).click();
  const students = page.getByRole("region", { name: "What fits each student" }).locator("> ol > li");
  await expect(students).toHaveCount(2);
  const courses = students
    .first()
    .getByRole("link")
    .filter({ hasText: /Nursing/ });
  await expect(courses.first()).toHaveAttribute("href", /\/courses\/[0-9a-f-]{36}\?.*grades=/);
  await expect(students.nth(1)).toContainText("You have every grade they ask for");
  expect(fursa.output()).not.toContain("Wanjiku");
  await page.goto((await courses.first().getAttribute("href")) ?? "");
  await page.getByRole("link", { name: "Add to my plan" }).click();
  await page.getByRole("link", { name: "Leave my grades out of the link" }).click();
  await expect(page).not.toHaveURL(/grades=/);
  await expect(page.getByText("Add your grades to see which")).toBeVisible();
});
