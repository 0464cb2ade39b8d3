import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { password, sendCredentials, signIn, signUp } from "#tests/support/sign-in.ts";

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Plans" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

/** The day 365 days from now, as the page writes it. */
const lastDay = () =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    Date.now() + 365 * 86_400_000,
  );

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
  test.describe(how, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a visitor reads the three plans and what they cost, and that nothing is paid", async ({ page }) => {
      await page.goto("/subscription");
      await expect(page).toHaveTitle("Plans and prices · Fursa");
      await expect(cardOf(page, "Free")).toContainText("$0 forever");
      await expect(cardOf(page, "Premium")).toContainText("$29 per month");
      await expect(cardOf(page, "Enterprise")).toContainText("$99 per month");
      await expect(cardOf(page, "Enterprise")).toContainText("Multi-user, up to 50 people");
      await expect(page.getByText("No payment is taken", { exact: true })).toBeVisible();
      await expect(page.getByText("Matches, alerts and deadlines stay free for students.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Current Plan" })).toHaveCount(0);
    });

    test("a visitor who chooses a plan is asked to sign in, comes back, and goes from any plan to any other", async ({
      page,
      addressOf,
    }) => {
      const email = addressOf("wanjiru");
      await signUp(page, email);
      await page.goto("/subscription");
      await page.getByRole("button", { name: "Choose Premium" }).click();
      await expect(page).toHaveURL("/auth?return=%2Fsubscription");
      await expect(page.getByText("Please sign in to subscribe", { exact: true })).toBeVisible();
      await sendCredentials(page, "Sign In", { email, password });
      await expect(page).toHaveURL("/subscription");

      const current = page.getByRole("button", { name: "Current Plan" });
      await expect(cardOf(page, "Free").getByRole("button")).toHaveText("Current Plan");
      await expect(current).toHaveCount(1);
      await expect(current).toBeDisabled();
      await expect(page.getByText("You are on the Free plan. It has no end date.")).toBeVisible();

      for (const [plan, said] of [
        ["Premium", "Successfully upgraded to Premium plan!"],
        ["Enterprise", "Successfully upgraded to Enterprise plan!"],
        ["Free", "Successfully changed to Free plan!"],
        ["Enterprise", "Successfully upgraded to Enterprise plan!"],
        ["Premium", "Successfully changed to Premium plan!"],
        ["Free", "Successfully changed to Free plan!"],
      ] as const) {
        await page.getByRole("button", { name: `Choose ${plan}` }).click();
        await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
        await expect(page).toHaveURL("/subscription");
        await expect(cardOf(page, plan).getByRole("button")).toHaveText("Current Plan");
        await expect(current).toHaveCount(1);
        await expect(current).toBeDisabled();
        await expect(
          page.getByText(
            plan === "Free"
              ? "You are on the Free plan. It has no end date."
              : `You are on the ${plan} plan until ${lastDay()}.`,
          ),
        ).toBeVisible();
      }
    });

    test("a plan that does not exist is refused calmly and changes nothing", async ({ page, addressOf }) => {
      const email = addressOf("kofi");
      await signUp(page, email);
      await signIn(page, email, "/subscription");
      await page
        .locator('input[name="plan"][value="premium"]')
        .evaluate((input) => input.setAttribute("value", "gold"));
      const answer = page.waitForResponse(
        (response) => response.request().method() === "POST" && response.url().includes("/subscription"),
      );
      await page.getByRole("button", { name: "Choose Premium" }).click();
      expect((await answer).status()).toBe(400);
      await expect(page.getByText("Failed to update subscription", { exact: true })).toBeVisible();
      await expect(
        page.getByText("We don't have that plan. Please choose one of the three on this page."),
      ).toBeVisible();
      await expect(cardOf(page, "Free").getByRole("button")).toHaveText("Current Plan");
    });
  });
}

test("a choice that is under way says so and can't be pressed twice", async ({ page, addressOf }) => {
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

test("the sitemap names the plans", async ({ request }) => {
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/subscription</loc>");
});
