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
