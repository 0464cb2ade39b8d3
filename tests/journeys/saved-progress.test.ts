import { expect, test } from "#tests/support/browser/journey.ts";
import { pressHeart } from "#tests/support/browser/press-heart.ts";
import { signIn, signUp } from "#tests/support/browser/sign-in.ts";

const gates = "Gates Cambridge Scholarship";

test("a status is saved on change, the card moves, and the home page shows the next step", async ({
  page,
  addressOf,
}) => {
  const email = addressOf("wairimu");
  await signUp(page, email);
  await signIn(page, email, "/browse?q=gates");
  await pressHeart(page.getByRole("button", { name: `Save ${gates}` }));
  await expect(page.getByRole("button", { name: `Save ${gates}`, pressed: true })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByRole("link", { name: "Interested 1" })).toBeVisible();
  const fold = page.getByText(/^Checklist: 0 of \d+ done$/);
  await fold.click();
  const status = page.getByRole("combobox", { name: "Status" });
  await status.focus();
  await status.selectOption("Preparing");
  await expect(page.getByText("Saved: Preparing")).toBeVisible();
  await expect(status).toBeFocused();
  await page.getByRole("link", { name: "Show it under Preparing" }).click();
  await expect(page.getByRole("link", { name: "Preparing 1" })).toHaveAttribute("aria-current", "true");

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
