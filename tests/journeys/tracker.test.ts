import { expect, test } from "#tests/support/journey.ts";
import { signIn, signUp } from "#tests/support/sign-in.ts";

const gates = "Gates Cambridge Scholarship";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a visitor puts two awards side by side, takes one out again, and has a page for her parents", async ({
      page,
    }) => {
      await page.goto("/browse?q=gates");
      await page.getByRole("link", { name: `Compare ${gates}` }).click();
      await expect(
        page.getByRole("heading", { name: "Choose another scholarship to put beside it" }),
      ).toBeVisible();
      await page.getByRole("searchbox", { name: "Search scholarships to compare with" }).fill("chevening");
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("link", { name: "Compare with Chevening Scholarship" }).click();
      await expect(page).toHaveURL(/\/compare\?items=scholarship\/[0-9a-f-]{36},scholarship\/[0-9a-f-]{36}$/);

      const table = page.getByRole("table", { name: `${gates} or Chevening Scholarship` });
      await expect(table.getByRole("columnheader")).toHaveCount(2);
      const row = table
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: "Where you study" }) });
      await expect(row.getByRole("cell")).toHaveText(["United Kingdom", "United Kingdom"]);
      await expect(table.getByRole("rowheader", { name: "For you" })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expect(page.getByRole("link", { name: "WhatsApp, share (opens in a new tab)" })).toHaveAttribute(
        "href",
        /compare%3Fitems%3Dscholarship%2F/,
      );
      await page.getByRole("link", { name: `Take out ${gates}` }).click();
      await expect(page.getByRole("columnheader")).toHaveCount(1);

      await page.getByRole("columnheader").getByRole("link", { name: "Chevening Scholarship" }).click();
      await page.getByRole("link", { name: "For my parents" }).click();
      await expect(page).toHaveURL(/\/scholarship\/[0-9a-f-]{36}\/for-parents$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chevening Scholarship");
      for (const name of ["What it is", "What it costs you", "What is asked of you", "Is it safe?"]) {
        await expect(page.getByRole("heading", { name })).toBeVisible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });

    test("what can't be compared is said", async ({ page }) => {
      await page.goto("/compare");
      await expect(page.getByText("Nothing to compare yet")).toBeVisible();
      await page.goto("/compare?items=scholarship/7,college/00000000-0000-4000-8000-000000000000");
      await expect(page.getByText("A part of this address can't be read, so it is left out.")).toBeVisible();
      await expect(page.getByText("One of these is not listed any more, so it is left out.")).toBeVisible();
    });
  });
}

test("a status saves itself, the card follows, and the home page knows the next step", async ({
  page,
  addressOf,
}) => {
  const email = addressOf("wairimu");
  await signUp(page, email);
  await signIn(page, email, "/browse?q=gates");
  await page.getByRole("button", { name: `Save ${gates}` }).click();
  await expect(page.getByRole("button", { name: `Save ${gates}`, pressed: true })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "Interested 1" })).toBeVisible();
  const status = page.getByRole("combobox", { name: "Status" });
  await status.focus();
  await status.selectOption("Preparing");
  await expect(page.getByText("Saved: Preparing")).toBeVisible();
  await expect(status).toBeFocused();
  await page.getByRole("link", { name: "Show it under Preparing" }).click();
  await expect(page.getByRole("heading", { name: "Preparing 1" })).toBeVisible();

  await page.getByText(/^Checklist: 0 of \d+ done$/).click();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Save my ticks" }).click();
  await expect(page.getByText(/^Checklist: 1 of \d+ done$/)).toBeVisible();
  await page.getByText("Add a note or a referee").click();
  await page.getByLabel("Referee 1", { exact: true }).fill("Mr Otieno");
  await page.getByLabel("Referee 1: Asked on").fill("2026-11-10");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(page.getByLabel("Referee 1", { exact: true })).toHaveValue("Mr Otieno");
  await expect(page.getByLabel("Referee 2", { exact: true })).toHaveValue("");

  await page.getByRole("link", { name: "Board" }).click();
  await expect(page.getByRole("form", { name: `Status: ${gates}` }).getByRole("combobox")).toHaveValue(
    "preparing",
  );
  await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);

  await page.goto("/");
  await page
    .getByRole("region", { name: "Welcome back" })
    .getByRole("link", { name: "Create my profile" })
    .click();
  await expect(page).toHaveURL("/profile");
});
