import type { Page } from "@playwright/test";
import type { OpenDatabase } from "#database/database.ts";
import { password, settleIn } from "./furnish.ts";
import { test as base, expect } from "./journey.ts";
import { type Losable, loseAtWill } from "./losable.ts";

/** A journey on a PostgreSQL that can go away under the running server, and come back. */
export const test = base.extend<object, Losable & { started: Losable }>({
  started: [
    async ({ place }, use) => {
      const started = await loseAtWill(place.DATABASE_URL);
      await use(started);
      await started.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  database: [({ started }, use) => use(started.database), { scope: "worker" }],
  line: [({ started }, use) => use(started.line), { scope: "worker" }],
  fursa: [({ started }, use) => use(started.fursa), { scope: "worker" }],
});

/** Signs someone up and in, with a profile; gives the id. */
export async function arrive(page: Page, database: OpenDatabase, email: string): Promise<string> {
  await page.goto("/auth?mode=signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Your account has been created. You can now log in.")).toBeVisible();
  const userId = await settleIn(database, email);
  await signIn(page, email);
  await expect(page).toHaveURL("/profile");
  return userId;
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
