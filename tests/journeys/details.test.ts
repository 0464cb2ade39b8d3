import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { password, sendCredentials, signIn, signUp } from "#tests/support/sign-in.ts";

const award = "Chevening Scholarship";
const document = /^Degree certificate and transcript/;

async function openAward(page: Page): Promise<void> {
  await page.goto("/browse?q=chevening");
  await page.getByRole("link", { name: `View Details: ${award}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: award })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a visitor reads what she needs, signs in to tick it off, and finds her ticks on her saved page", async ({
      page,
      addressOf,
    }) => {
      const email = addressOf("akinyi");
      await signUp(page, email);
      await openAward(page);
      await expect(page.getByText("Where it stands")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Can I apply tonight, on my phone?" })).toBeVisible();
      await expect(page.getByText("2 referees have to write for you first.")).toBeVisible();
      await expect(page.getByText(/^Ask your 2 referees for a letter, by \d+ \w+/)).toBeVisible();
      await expect(page.getByRole("checkbox", { name: document })).toHaveCount(0);
      await page.getByText(/^All sources \(\d+\)$/).click();
      const source = page.getByRole("link", { name: /gov\.uk|chevening\.org/ }).first();
      await expect(source).toHaveAttribute("rel", "nofollow noopener noreferrer");

      await page.getByRole("button", { name: "Sign in to tick this off" }).click();
      await expect(page).toHaveURL(/\/auth\?return=/);
      await sendCredentials(page, "Sign In", { email, password });
      await expect(page).toHaveURL(/\/scholarship\//);
      await expect(page.getByRole("button", { name: `Remove ${award} from saved` })).toBeVisible();
      await page.getByRole("checkbox", { name: document }).check();
      await page.getByRole("button", { name: "Save my ticks" }).click();
      await expect(page.getByText("Your ticks are saved", { exact: true })).toBeVisible();
      await expect(page.getByRole("checkbox", { name: document })).toBeChecked();
      await expect(page.getByRole("checkbox", { name: /^Write the essays/ })).not.toBeChecked();

      await page.getByRole("button", { name: `Tell me when it opens: ${award}` }).click();
      await expect(page.getByText("You will hear when it opens.")).toBeVisible();
      const bell = page.getByRole("button", { name: `You will hear when it opens: ${award}` });
      await expect(bell).toBeVisible();

      await page.goto("/saved");
      await expect(page.getByText("Usually opens in August and closes in October.")).toBeVisible();
      await expect(page.getByText("Usually closes October")).toBeVisible();
      await expect(page.getByText(/^Checklist: 1 of \d+ done$/)).toBeVisible();
      await bell.click();
      await expect(page.getByText("You will not hear when it opens.")).toBeVisible();
      await expect(page).toHaveURL("/saved");

      // What was ticked comes back with an undo.
      await page.getByRole("button", { name: `Remove ${award}` }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText(/^Checklist: 1 of \d+ done$/)).toBeVisible();
    });
  });
}

test("ticks and the bell are kept without leaving the page, and stay as they are while the line is cut", async ({
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

  const tick = page.getByRole("checkbox", { name: document });
  const keep = page.getByRole("button", { name: "Save my ticks" });
  await context.setOffline(true);
  await tick.check();
  await keep.press("Enter");
  await expect(page.getByText("Ticks not saved")).toBeVisible();
  await expect(page.getByText("Your ticks are still here: please try again.")).toBeVisible();
  await expect(tick).toBeChecked();
  await expect(keep).toBeFocused();
  await expect(page.getByRole("button", { name: `Save ${award}` })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your ticks are saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Ticks not saved")).toBeHidden();
  await expect(tick).toBeChecked();
  await expect(page.getByRole("button", { name: `Remove ${award} from saved` })).toBeVisible();

  const ask = page.getByRole("button", { name: `Tell me when it opens: ${award}` });
  const asked = page.getByRole("button", { name: `You will hear when it opens: ${award}` });
  await context.setOffline(true);
  await ask.press("Enter");
  await expect(page.getByText("Not changed")).toBeVisible();
  await expect(ask).toBeFocused();
  await context.setOffline(false);
  await ask.press("Enter");
  await expect(page.getByText("You will hear when it opens.")).toBeVisible();
  await expect(asked).toBeFocused();
  expect(page.url()).toBe(address);
  expect(loads).toBe(0);
  // The browser notes each form that found no line.
  complaints.length = 0;

  await page.reload();
  await expect(tick).toBeChecked();
  await expect(asked).toBeVisible();
});

test("a scholarship's checklist prints without what is only for a screen", async ({ page }) => {
  await openAward(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Your checklist" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Share with a friend" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "More like this" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const paper = await page.pdf({ format: "A4" });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a college's page shows fees, grades, programmes and where it lies", async ({ page }) => {
  await page.goto("/browse?tab=colleges&q=UoN");
  await page.getByRole("link", { name: "View Details: University of Nairobi" }).click();
  await expect(page.getByRole("heading", { name: "Fees" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Home students" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Grades to get in" })).toBeVisible();
  await expect(page.locator("#programme-medicine-and-surgery-mbchb-undergraduate")).toContainText("6 years");
  await expect(
    page.getByRole("img", { name: "Map of Kenya with a dot where University of Nairobi lies" }),
  ).toBeVisible();
});
