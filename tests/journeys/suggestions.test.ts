import type { Page } from "@playwright/test";
import { expect, test, untilAwake } from "#tests/support/browser/journey.ts";

const box = (page: Page) => page.getByLabel("Search opportunities");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const chosen = (page: Page) => list(page).getByRole("option", { selected: true });

/** Types as a person does, once the page is hydrated. */
async function type(page: Page, text: string) {
  await untilAwake(box(page));
  await box(page).focus();
  await expect(box(page)).toHaveRole("combobox");
  await box(page).pressSequentially(text);
}

test.describe("while typing into the search", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("suggestions are offered to keyboard, screen reader and touch, and not while offline", async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto("/");
    await type(page, "kmt");
    await expect(list(page)).toBeVisible();
    const { id } = await list(page).evaluate(({ id }) => ({ id }));
    await expect(box(page)).toHaveAttribute("aria-expanded", "true");
    await expect(box(page)).toHaveAttribute("aria-controls", id);
    await expect(box(page)).toHaveAttribute("aria-autocomplete", "list");
    await expect(
      page.getByText(/^\d suggestions?\. Choose with the up and down arrow keys\.$/),
    ).toBeAttached();
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).toHaveText("Kenya Medical Training College College");
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute("aria-activedescendant", `${id}-0`);
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
    await expect(box(page)).toHaveValue("kmt");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/college\/[0-9a-f-]{36}$/);

    await page.goto("/browse?tab=scholarships&level=graduate");
    await type(page, "ger");
    const options = list(page).getByRole("option");
    await expect(options.first()).toHaveText("Germany Country");
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowLeft");
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(list(page)).toBeHidden();
    await box(page).fill("germ");
    await options.filter({ hasText: "Germany" }).first().tap();
    await expect(page).toHaveURL(/tab=scholarships&(.*&)?q=Germany/);
    await expect(page).toHaveURL(/level=graduate/);
    await expect(page.getByRole("heading", { name: /scholarships? for “Germany”/ })).toBeVisible();

    await type(page, " nurs");
    await expect(list(page)).toBeVisible();
    await context.setOffline(true);
    await box(page).pressSequentially("i");
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveValue(/nursi$/);
    await context.setOffline(false);
    // The browser reports the cut connection.
    complaints.length = 0;
  });
});
