import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { signIn, signUp } from "#tests/support/sign-in.ts";

const award = "Chevening Scholarship";

async function openAward(page: Page): Promise<void> {
  await page.goto("/browse?q=chevening");
  await page.getByRole("link", { name: `View Details: ${award}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: award })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a visitor answers a few questions, learns whether she qualifies, and nothing is kept", async ({
      page,
    }) => {
      await openAward(page);
      const block = page.getByRole("region", { name: "Do I qualify?" });
      await expect(block.getByText("You can apply")).toHaveCount(0);
      await block.getByText("Answer a few questions").click();
      await block.getByLabel("Whose citizen are you?").selectOption("Kenya");
      await block.getByLabel("What do you want to study next?").selectOption("A master's degree");
      await block.getByLabel("What have you finished?").selectOption("A first degree");
      await block.getByLabel("How many years have you worked?").fill("3");
      await block.getByLabel("Which exam or scale?").selectOption({ value: "uk_class" });
      await block.getByLabel("Your result, as it is written").fill("9:9");
      await block.getByRole("button", { name: "Tell me" }).click();
      await expect(block.getByText("Please look at your answers again", { exact: true })).toBeVisible();
      await expect(block.getByLabel("Whose citizen are you?")).toHaveValue("Kenya");
      await block.getByLabel("Your result, as it is written").fill("2:1");
      await block.getByRole("button", { name: "Tell me" }).click();
      await expect(block.getByText("You can apply", { exact: true })).toBeVisible();
      await block.getByLabel("What have you finished?").selectOption("Secondary school");
      await block.getByRole("button", { name: "Tell me" }).click();
      await expect(block.getByText("Not open to you", { exact: true })).toBeVisible();
      await expect(block.getByText("No: You need a first degree")).toBeVisible();
      await openAward(page);
      await expect(block.getByText("Not open to you")).toHaveCount(0);
    });

    test("a member's answers go into the profile, and cards say what is open", async ({
      page,
      addressOf,
    }) => {
      const email = addressOf("chipo");
      await signUp(page, email);
      await signIn(page, email, "/profile");
      await page.getByLabel("Full name").fill("Chipo Banda");
      await page.getByLabel(/^Country/).selectOption("Kenya");
      await page.getByRole("button", { name: "Create Profile" }).click();
      await expect(page.getByText("Your profile has been successfully created.")).toBeVisible();
      await openAward(page);
      const block = page.getByRole("region", { name: "Do I qualify?" });
      await expect(block.getByText("Check first", { exact: true })).toBeVisible();
      await block.getByText("Answer a few questions").click();
      await block.getByLabel("What have you finished?").selectOption("Secondary school");
      await block.getByRole("button", { name: "Answer and keep" }).click();
      await expect(block.getByText("Not open to you", { exact: true })).toBeVisible();
      await page.goto("/profile");
      await expect(page.getByLabel(/finished/).first()).toHaveValue("secondary");
      await page.goto("/browse?q=chevening");
      const card = page.getByRole("listitem").filter({ hasText: award });
      await expect(card.getByText("Not open to you", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Only what I can apply for" }).click();
      await expect(page).toHaveURL(/mine=1/);
      await expect(page.getByRole("link", { name: `View Details: ${award}` })).toHaveCount(0);
      await page.getByRole("link", { name: "Only what I can apply for" }).click();
      await expect(page.getByRole("link", { name: `View Details: ${award}` })).toBeVisible();
      await page.goto("/calendar?q=chevening");
      await expect(page.getByText("What is not open to you is left out.")).toBeVisible();
      await expect(page.getByRole("link", { name: award })).toHaveCount(0);
    });
  });
}
