import type { Locator } from "@playwright/test";

/** Presses a member's heart and waits for the server: the button changes before the item is saved. */
export async function pressHeart(heart: Locator): Promise<void> {
  const answered = heart.page().waitForResponse(/\/saved\/heart$/);
  await heart.click();
  await answered;
}
