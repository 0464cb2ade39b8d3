import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/journey.ts";

const award = "Chevening Scholarship";

async function openAward(page: Page): Promise<void> {
  await page.goto("/browse?q=chevening");
  await page.getByRole("link", { name: `View Details: ${award}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: award })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a visitor answers a few questions, learns whether she qualifies, and nothing is stored", async ({
    page,
  }) => {
    await openAward(page);
    const block = page.getByRole("region", { name: "Do I qualify?" });
    await expect(block.getByText(/you fit$/)).toHaveCount(0);
    await block.getByText("Do I qualify?").click();
    await block.getByLabel("Which country are you a citizen of?").selectOption("Kenya");
    await block.getByLabel("What do you want to study next?").selectOption("A master's degree");
    await block.getByLabel("What have you finished?").selectOption("A first degree");
    await block.getByLabel("How many years have you worked?").fill("3");
    await block.getByLabel("Which exam or grading scale?").selectOption({ value: "uk_class" });
    await block.getByLabel("Your result, exactly as written").fill("9:9");
    await block.getByRole("button", { name: "Show the result" }).click();
    await expect(block.getByText("Please check your answers", { exact: true })).toBeVisible();
    await expect(block.getByLabel("Which country are you a citizen of?")).toHaveValue("Kenya");
    await block.getByLabel("Your result, exactly as written").fill("2:1");
    await block.getByRole("button", { name: "Show the result" }).click();
    await expect(block.getByText(/: you fit$/)).toBeVisible();
    await expect(block.getByRole("link", { name: "Change my answers" })).toBeVisible();

    await openAward(page);
    await expect(block.getByText(/you fit$/)).toHaveCount(0);
    await block.getByText("Do I qualify?").click();
    await block.getByLabel("What have you finished?").selectOption("Secondary school");
    await block.getByRole("button", { name: "Show the result" }).click();
    await expect(block.getByText("Not open to you", { exact: true })).toBeVisible();
    await expect(block.getByText("No: You need a first degree")).toBeVisible();
    await openAward(page);
    await expect(block.getByText("Not open to you")).toHaveCount(0);
  });
});
