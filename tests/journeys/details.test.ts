import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/journey.ts";
import { openFolds } from "#tests/support/browser/open-folds.ts";
import { signIn, signUp } from "#tests/support/browser/sign-in.ts";

const award = "Chevening Scholarship";
const document = /^Degree certificate and transcript/;

async function openAward(page: Page): Promise<void> {
  await page.goto("/browse?q=chevening");
  await page.getByRole("link", { name: `View Details: ${award}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: award })).toBeVisible();
}

test("ticks and the bell are saved without leaving the page, and stay unchanged while the connection is cut", async ({
  page,
  context,
  addressOf,
  complaints,
}) => {
  const email = addressOf("njeri");
  await signUp(page, email);
  await signIn(page, email);
  await openAward(page);
  const address = page.url();
  let loads = 0;
  page.on("load", () => loads++);

  await openFolds(page);
  const tick = page.getByRole("checkbox", { name: document });
  const keep = page.getByRole("button", { name: "Save my ticks" });
  await context.setOffline(true);
  await tick.check();
  await keep.press("Enter");
  await expect(page.getByText("Ticks not saved")).toBeVisible();
  await expect(page.getByText("Your ticks are still here. Please try again.")).toBeVisible();
  await expect(tick).toBeChecked();
  await expect(keep).toBeFocused();
  await expect(page.getByRole("button", { name: `Save ${award}` })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your ticks are saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Ticks not saved")).toBeHidden();
  await expect(tick).toBeChecked();
  await expect(page.getByRole("button", { name: `Remove ${award} from saved` })).toBeVisible();

  const ask = page.getByRole("button", { name: `Remind me when it opens: ${award}` });
  const toggle = page.getByRole("button", { name: `We'll tell you when it opens: ${award}` });
  await context.setOffline(true);
  await ask.press("Enter");
  await expect(page.getByText("Not changed")).toBeVisible();
  await expect(ask).toBeFocused();
  await context.setOffline(false);
  await ask.press("Enter");
  await expect(page.getByText("We'll tell you when it opens.")).toBeVisible();
  await expect(toggle).toBeFocused();
  expect(page.url()).toBe(address);
  expect(loads).toBe(0);
  // The browser records each form that it couldn't send.
  complaints.length = 0;

  await page.reload();
  await expect(tick).toBeChecked();
  await expect(toggle).toBeVisible();
});

test("a scholarship's checklist prints without what is only for a screen", async ({ page }) => {
  await openAward(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /^Your checklist/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Share with a friend" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "More like this" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const paper = await page.pdf({ format: "A4" });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
