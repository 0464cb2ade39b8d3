import { expect, test } from "#tests/support/browser/journey.ts";
import { signIn, signUp } from "#tests/support/browser/sign-in.ts";

test("a choice that is being saved says so and can't be pressed twice", async ({ page, addressOf }) => {
  const email = addressOf("abebe");
  await signUp(page, email);
  await signIn(page, email, "/subscription");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/subscription.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Choose Enterprise" }).click();
  await expect(page.getByRole("button", { name: "Updating..." })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Choose Premium" })).toBeDisabled();
  letGo();
  await expect(page.getByText("Successfully upgraded to Enterprise plan!", { exact: true })).toBeVisible();
});
