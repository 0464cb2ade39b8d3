import type { Page } from "@playwright/test";
import { apart, expect } from "#tests/support/journey.ts";
import { startServer } from "#tests/support/server.ts";
import { signInAsEditor } from "#tests/support/sign-in.ts";

/** On the database that comes with Fursa: what an editor does asks it for a little of everything. */
const test = apart(async () => {
  const fursa = await startServer();
  return { fursa, close: fursa.stop };
});

const spreadsheet = `\uFEFFTitle;Company;Description;Location;Field;Duration;Application Deadline;Application URL
Baobab Fellowship;Baobab;"Two lines
of text";Nairobi, Kenya;Law;3 months;15 December 2027;https://baobab.example.org/apply
Acacia Traineeship;Acacia;;Accra, Ghana;Arts;;31/12/2027;https://acacia.example.org/
Broken Date;Acacia;;;;;03/04/2027;
;Nobody;;;;;;
Baobab fellowship;Baobab;;;;;;
`;

test("an editor adds a scholarship, edits it, meets another editor, takes it down, deletes and restores it", async ({
  page,
  context,
  fursa,
}) => {
  await signInAsEditor(page, fursa, "/admin/catalogue");
  await expect(page.getByRole("heading", { name: "Catalogue", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: /^Scholarships \d+ published/ }).click();
  await expect(page.getByRole("heading", { name: "Scholarships", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Add a scholarship" }).click();

  await page.getByLabel("Title").fill("Zanzibar Reef Award");
  await page.getByLabel("Application URL").fill("https://reef.example.org/");
  await page.locator("summary", { hasText: /^Dates/ }).click();
  await page.getByLabel("Usually closes").fill("Octember");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(
    page.getByText("“Usually closes” must be a month or a day in it, like August or 15 August.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Zanzibar Reef Award");
  await page.getByLabel("Usually closes").fill("");
  await page.getByLabel("Deadline").fill("2099-12-31");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status").getByText("The scholarship is published.")).toBeVisible();
  const address = new URL(page.url()).pathname;
  const publicAddress = address.replace("/admin/catalogue/scholarships/", "/scholarship/");
  expect((await page.request.get(publicAddress)).status()).toBe(200);

  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel("Country", { exact: true }).selectOption("Tanzania");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText("Your changes are saved.")).toBeVisible();
  await page.getByLabel("Country", { exact: true }).selectOption("Kenya");
  await page.getByLabel("Amount").fill("Full tuition");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Someone else changed this record while you were editing.")).toBeVisible();
  await expect(page.getByText("“Country” is now: Tanzania").first()).toBeVisible();
  await expect(page.getByLabel("Country", { exact: true })).toHaveValue("Kenya");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("status").getByText("Your changes are saved.")).toBeVisible();

  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByRole("button", { name: "Publish" })).toBeVisible();
  expect((await page.request.get(publicAddress)).status()).toBe(404);

  await page.goto("/admin/catalogue/scholarships?state=unpublished");
  await page.getByLabel("Choose Zanzibar Reef Award").check();
  await page.getByRole("button", { name: "Delete…" }).click();
  await expect(page.getByRole("heading", { name: "Delete 1 scholarship?" })).toBeVisible();
  await page.getByRole("button", { name: "Delete 1" }).click();
  await expect(page.getByText("Deleted 1 scholarship. The history can restore them.")).toBeVisible();

  await page.goto("/admin/catalogue/history?kind=scholarships");
  const changes = page.getByRole("listitem").filter({ hasText: "Zanzibar Reef Award" });
  await expect(changes.getByText("Tanzania → Kenya")).toBeVisible();
  await changes.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("The record is back as a draft.")).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel("Amount")).toHaveValue("Full tuition");

  // From a number of the catalogue's health to the records behind it, and through them by keys.
  await page.goto("/admin/health");
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
  await page
    .getByLabel(/^Choose /)
    .first()
    .check();
  await page.getByLabel("Set to").selectOption("Kenya");
  await page.getByRole("button", { name: "Change…" }).click();
  await expect(
    page.getByRole("heading", { name: "Set “Country” of 1 scholarship to “Kenya”?" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Change 1" }).click();
  await expect(page.getByText("Changed 1 scholarship.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("an editor imports a spreadsheet with errors, merges a duplicate and undoes the import", async ({
    page,
    fursa,
  }) => {
    await signInAsEditor(page, fursa, "/admin/catalogue/import");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText("Choose a file, or paste the rows.").first()).toBeVisible();

    await page.getByLabel("What the rows are").selectOption("Internships");
    await page
      .getByLabel("CSV file")
      .setInputFiles({ name: "work.csv", mimeType: "text/csv", buffer: Buffer.from(spreadsheet) });
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText("2 good")).toBeVisible();
    await expect(page.getByText("1 known already")).toBeVisible();
    await expect(page.getByText("2 with problems")).toBeVisible();
    await expect(page.getByText("“Application Deadline” must be a real day")).toBeVisible();
    await expect(page.getByText("Enter something for “Title”.")).toBeVisible();
    await expect(page.getByText("The same as line 2.")).toBeVisible();
    await page.getByLabel("What is known already").selectOption("Add it all the same");
    await page.getByRole("button", { name: "Import 2 internships" }).click();
    await expect(page.getByText("It added 3 internships and changed 0 internships.")).toBeVisible();
    const batch = page.url();
    expect(await (await page.request.get("/browse?tab=internships&q=acacia")).text()).toContain(
      "Acacia Traineeship",
    );

    await page.goto("/admin/catalogue/duplicates?kind=internships&by=title");
    await page.getByRole("button", { name: /^Not the same: Baobab fellowship, Baobab fellowship$/i }).click();
    await expect(page.getByText("These two are not shown as duplicates any more.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep this one: Baobab Fellowship" })).toHaveCount(0);
    await page.getByText("1 pair is not the same", { exact: true }).click();
    await page.getByRole("button", { name: /^Show again: Baobab fellowship$/i }).click();
    await expect(page.getByText("The two may be duplicates again.")).toBeVisible();
    await page.getByRole("button", { name: "Keep this one: Baobab Fellowship" }).click();
    await expect(page.getByText("Merged.")).toBeVisible();

    await page.goto(batch);
    await page.getByRole("button", { name: "Undo this import" }).click();
    await expect(page.getByText("The import is undone.")).toBeVisible();
    expect(await (await page.request.get("/browse?tab=internships&q=acacia")).text()).not.toContain(
      "Acacia Traineeship",
    );
  });
});

/** Nobody is quicker: the key goes down in the same moment in which the page says that it may. */
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
