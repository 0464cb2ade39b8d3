import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/journey.ts";

const scam =
  "CHEVENING 2026! You have been selected. Pay the registration fee of Ksh 2,500 by M-Pesa to 0712 555 019 within 2 hours: https://chevening-apply.com";

async function check(page: Page, message: string) {
  await page.goto("/check");
  await page.getByLabel("The message or the link").fill(message);
  await page.getByRole("button", { name: "Check this message" }).click();
}

test("the verdict takes the focus", async ({ page }) => {
  await check(page, scam);
  await expect(page.getByRole("heading", { name: "This looks like a scam" })).toBeFocused();
});
