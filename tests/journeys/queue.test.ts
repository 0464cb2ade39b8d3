import { todayInUtc } from "#app/shared/calendar/days.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import { apart, expect } from "../support/browser/journey.ts";
import { signInAsEditor } from "../support/browser/sign-in.ts";
import { fillQueue } from "../support/catalogue/fill-queue.ts";
import { startServer } from "../support/servers/start-server.ts";

const test = apart(async (place) => {
  const fursa = await startServer({ ...place });
  const database = await openPostgres({ url: place.DATABASE_URL, secret: place.AUTH_SECRET });
  await fillQueue(database.db, todayInUtc());
  await database.close();
  return { fursa, close: () => fursa.stop() };
});

test("an editor decides by keyboard, and undoes a decision", async ({ page, fursa }) => {
  await signInAsEditor(page, fursa);
  await page.goto("/admin/queue");
  const title = page.getByRole("article").getByRole("heading", { level: 2 });
  const status = page.locator("main p[role=status]");
  const first = await title.textContent();
  await page.keyboard.press("r");
  await expect(title).not.toHaveText(first ?? "");
  await expect(title).toBeFocused();
  await expect(status).toContainText("Done: rejected.");
  await page.keyboard.press("z");
  await expect(title).toHaveText(first ?? "");
  await page.keyboard.press("c");
  const day = page.getByRole("article").locator("input[name=deadline]");
  await expect(day).toBeFocused();
  // A letter typed in a field decides nothing.
  await page.keyboard.press("r");
  await expect(title).toHaveText(first ?? "");
  await day.fill("2099-03-31");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("Done: corrected.");
  await expect(title).not.toHaveText(first ?? "");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("an editor can reach every decision with a thumb", async ({ page, fursa }) => {
    await signInAsEditor(page, fursa);
    await page.goto("/admin/queue");
    const title = page.getByRole("article").getByRole("heading", { level: 2 });
    const shown = await title.textContent();
    for (const name of ["Reject", "Later"])
      await expect(page.getByRole("article").getByRole("button", { name })).toBeInViewport();
    await page.getByRole("button", { name: "Later" }).tap();
    await expect(title).not.toHaveText(shown ?? "");
    await expect(page.getByRole("main").getByRole("status")).toContainText("Put off until tomorrow.");
  });
});
