import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/journey.ts";
import { signInAsEditor } from "#tests/support/browser/sign-in.ts";

test("an editor opens the records behind a number of the catalogue's health, and moves through them by keyboard", async ({
  page,
  fursa,
}) => {
  await signInAsEditor(page, fursa, "/admin/health");
  await pressWhenShown(page, "Key: J opens the first", "j");
  await page.getByRole("link", { name: /^[\d,]+ missing: No documents, All$/ }).click();
  await expect(page.getByLabel("Keys: J next, K previous")).toBeChecked();
  const first = page.url();
  await page.getByRole("button", { name: "Save, next record" }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole("status").getByText("Your changes are saved.")).toBeVisible();
  const second = page.url();
  await page.getByLabel("Title").press("k");
  await expect(page).toHaveURL(second);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("k");
  await expect(page).toHaveURL(first);
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page.getByLabel(/^Choose /).first()).toBeVisible();
});

/** The fastest possible press: the key goes down at the moment the page reports that it may. */
async function pressWhenShown(page: Page, hint: string, key: string) {
  await page.evaluate(
    ([hint, key]) => {
      const waiting = new MutationObserver(() => {
        if (![...document.querySelectorAll("label")].some((label) => label.textContent === hint)) return;
        waiting.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      });
      waiting.observe(document.body, { childList: true, subtree: true });
    },
    [hint, key] as const,
  );
}
