import type { Page } from "@playwright/test";

/** Opens every fold of the page, so that what is in them can be filled in and seen. */
export async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
}
