import { expect, test } from "../support/browser/journey.ts";

test("the focus moves to what was unlocked", async ({ page }) => {
  await page.goto("/enterprise");
  await page.getByRole("button", { name: "Upgrade to Enterprise" }).click();
  await expect(page.getByRole("heading", { name: "Premium features" })).toBeFocused();
});
