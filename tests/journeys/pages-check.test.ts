import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const scam =
  "CHEVENING 2026! You have been selected. Pay the registration fee of Ksh 2,500 by M-Pesa to 0712 555 019 within 2 hours: https://chevening-apply.com";

async function check(page: Page, message: string) {
  await page.goto("/check");
  await page.getByLabel("The message or the link").fill(message);
  await page.getByRole("button", { name: "Check this message" }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a scam is called one, with its reasons, the real record and a way to make sure", async ({
      page,
      fursa,
    }) => {
      await check(page, scam);
      await expect(page.getByRole("heading", { name: "This looks like a scam" })).toBeVisible();
      const findings = page.getByRole("listitem");
      const lookAlike = findings.filter({ has: page.getByRole("heading", { name: "A look-alike address" }) });
      await expect(lookAlike).toContainText("chevening-apply.com");
      await expect(lookAlike).toContainText("The real one is chevening.org.");
      const fee = findings.filter({ has: page.getByRole("heading", { name: "It asks for money" }) });
      await expect(fee).toContainText("A real scholarship pays you.");
      await expect(fee).toContainText("Pay the registration fee of Ksh 2,500");
      await expect(fee).toContainText("How to make sure:");
      await expect(page.getByRole("heading", { name: "In our catalogue" })).toBeVisible();
      await expect(page.getByText("Official site: chevening.org")).toBeVisible();
      await expect(page.getByLabel("The message or the link")).toHaveValue(scam);
      await expect(page).toHaveURL(/\/check$/);
      expect(fursa.output()).not.toContain("0712 555 019");
    });

    test("an announcement with the official address is recognised", async ({ page }) => {
      await check(page, "Chevening closes on 7 October. Apply at https://www.chevening.org/apply");
      await expect(page.getByRole("heading", { name: "This points to something we know" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "A known official address" })).toBeVisible();
    });

    test("a message about nothing we know is neither believed nor accused", async ({ page }) => {
      await check(page, "See you at the library at four.");
      await expect(page.getByRole("heading", { name: "We found nothing we know" })).toBeVisible();
      await expect(
        page.getByText(
          "That does not make it safe and does not make it false. Follow the steps below before you believe it.",
        ),
      ).toBeVisible();
    });
  });
}

test("the verdict takes the focus", async ({ page }) => {
  await check(page, scam);
  await expect(page.getByRole("heading", { name: "This looks like a scam" })).toBeFocused();
});

test("nothing, or far too much, is refused with 400 and what to do", async ({ request }) => {
  const empty = await request.post("/check", { form: { message: "  " } });
  expect(empty.status()).toBe(400);
  expect(await empty.text()).toContain("Paste the message first.");
  const long = await request.post("/check", { form: { message: "a ".repeat(3_000) } });
  expect(long.status()).toBe(400);
  expect(await long.text()).toContain("Use at most 5,000 characters");
});
