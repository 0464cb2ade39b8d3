import type { Page } from "@playwright/test";

/** Opens every fold of the page's content, and leaves the menu closed. */
export async function openFolds(page: Page): Promise<void> {
  await page.locator("main details").evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
}
