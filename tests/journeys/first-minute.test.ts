import { expect, test } from "#tests/support/browser/journey.ts";
import { password, sendCredentials } from "#tests/support/browser/sign-in.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("three taps lead to what fits, and an account keeps the answers and the heart", async ({
    page,
    addressOf,
  }) => {
    const email = addressOf("tapped");
    await page.goto("/");
    const first = page.getByRole("navigation", { name: "See what's open to you" });
    await first.getByRole("link", { name: "Kenya" }).click();
    await page.getByRole("link", { name: "Finished secondary school" }).click();
    await page.getByRole("link", { name: "Engineering" }).click();
    await expect(page).toHaveURL("/start?country=Kenya&level=school-done&field=Engineering");
    const fits = page.getByText(
      /^(\d+ (is|are) open to you now|Nothing is confirmed as open to you today)\. \d+ (more )?fits? you: see (its|their) dates\.$/,
    );
    await expect(fits).toBeVisible();
    const fitting = async () => ((await fits.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    const before = sum(await fitting());

    // One more question, in place, with one tap.
    await page.getByText(/^One more question/).click();
    await page.getByRole("link", { name: "A", exact: true }).click();
    await expect(page).toHaveURL(/&system=kcse&result=A$/);
    await expect.poll(async () => sum(await fitting())).toBeGreaterThanOrEqual(before);

    // All tabs are visible at this width.
    await page.getByRole("link", { name: /^Colleges/ }).click();
    await expect(page).toHaveURL(/&tab=colleges$/);
    await expect(page.getByRole("link", { name: /^Internships/ })).toBeInViewport();
    await expect(page.getByRole("region", { name: "Colleges" })).toBeVisible();

    const heart = page.getByRole("button", { name: /^Save (?!my list)/ }).first();
    const college = ((await heart.getAttribute("aria-label")) ?? "").replace("Save ", "");
    await heart.click();
    await expect(page).toHaveURL(/\/auth\?return=/);
    await page.getByRole("link", { name: "Create a free account" }).click();
    await sendCredentials(page, "Sign Up", { email, password });
    await expect(page.getByText("Your account has been created. You can now log in.")).toBeVisible();
    // What was typed a moment ago is filled in already.
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByRole("button", { name: "Continue without typing your password" }).click();
    await expect(page).toHaveURL(
      /\/start\?country=Kenya&field=Engineering&level=school-done.*#[0-9a-f-]{36}$/,
    );
    const saved = page.getByRole("button", { name: `Save ${college}`, pressed: true });
    await expect(saved).toBeInViewport();
    await expect(page.getByText("Profile created!")).toBeVisible();

    await page.getByRole("link", { name: "My Matches" }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: "My Matches" })).toBeVisible();
    await page.goto("/profile");
    await expect(page.getByLabel("Country", { exact: true })).toHaveValue("Kenya");
    await expect(page.getByLabel("Degree you want")).toHaveValue("undergraduate");
  });
});
