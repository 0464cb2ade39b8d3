import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/journey.ts";
import { signIn, signUp } from "#tests/support/browser/sign-in.ts";

const fold = (page: Page, title: string) => page.locator("summary", { hasText: title });
const toast = (page: Page, title: string) =>
  expect(page.getByLabel("Messages").getByText(title)).toBeVisible();

async function openProfile(page: Page, email: string) {
  await signUp(page, email);
  await signIn(page, email);
  await page.getByLabel("Full name").fill("Wambui Njeri");
  await page.getByLabel(/^Country/).selectOption("Kenya");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a Kenyan enters her KCSE grades, sees what they count as, and uses that as her GPA", async ({
    page,
    addressOf,
  }) => {
    await openProfile(page, addressOf("wambui"));
    await fold(page, "Your studies").click();
    await page.getByLabel("What you have finished").selectOption("Secondary school");
    await page.getByLabel("Degree you want").selectOption("Vocational");
    await fold(page, "Fields and countries").click();
    await page.getByText("Nursing", { exact: true }).click();
    await fold(page, "Your grades").click();
    await page.getByLabel("Exam or scale").selectOption("KCSE (Kenya)");
    await page.getByRole("button", { name: "Add this exam or scale" }).click();
    const exam = page.getByRole("group", { name: "KCSE (Kenya)" });
    await expect(page.getByLabel("Full name")).toHaveValue("Wambui Njeri");
    await exam.getByLabel("Total points").fill("60");
    await exam.getByLabel("Mean grade", { exact: true }).selectOption("C+");
    await page.getByRole("button", { name: "Create Profile" }).click();
    await expect(
      page.getByRole("alert").getByText("60 points make B, and the mean grade here is C+. Which is right?"),
    ).toBeVisible();
    await exam.getByLabel("Total points").fill("");
    const sum = exam.getByText(
      "This is 7 points of 12. We count this as 2.33 of 4. This is an estimate: the college decides.",
    );
    await expect(sum).toBeVisible();
    await page.getByRole("button", { name: "Create Profile" }).click();
    await toast(page, "Profile created!");
    await fold(page, "Fields and countries").click();
    await fold(page, "Your grades").click();
    await expect(sum).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Nursing" })).toBeChecked();
    await expect(page.getByLabel("GPA", { exact: true })).toHaveValue("");
    await exam.getByRole("button", { name: "Use 2.33 as GPA" }).click();
    await expect(page.getByLabel("GPA", { exact: true })).toHaveValue("2.33");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await toast(page, "Profile updated!");
    await expect(page.getByLabel("GPA", { exact: true })).toHaveValue("2.33");

    await fold(page, "Your grades").click();
    await exam.getByRole("button", { name: "Remove KCSE (Kenya)" }).click();
    await expect(exam).toBeHidden();
    await page.getByRole("button", { name: "Update Profile" }).click();
    await toast(page, "Profile updated!");
    await expect(fold(page, "Your grades")).toContainText("No answers yet");
  });

  test("a parent fills the profile for one child and adds another", async ({ page, addressOf }) => {
    await openProfile(page, addressOf("halima"));
    await page.getByLabel("I am a").selectOption("Parent");
    await expect(page.getByText("Your child's studies")).toBeVisible();
    await page.getByRole("button", { name: "Create Profile" }).click();
    await toast(page, "Profile created!");
    await expect(page.getByText("Your child's studies")).toBeVisible();
    await fold(page, "Your child's studies").click();
    await page.getByLabel("What your child has finished").selectOption("Primary school");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await toast(page, "Profile updated!");

    await page.getByRole("link", { name: "Your children" }).click();
    await expect(page.getByText("No other child yet")).toBeVisible();
    await page.getByRole("link", { name: "Add a child" }).click();
    await page.getByRole("button", { name: "Add a child" }).click();
    await expect(page.getByLabel("What you call your child")).toBeFocused();
    await page.getByLabel("What you call your child").fill("Baraka");
    await fold(page, "Your child's grades").click();
    await page.getByLabel("Exam or scale").selectOption("UTME (JAMB, Nigeria)");
    await page.getByRole("button", { name: "Add this exam or scale" }).click();
    await page
      .getByRole("group", { name: "UTME (JAMB, Nigeria)" })
      .getByLabel("Score out of 400")
      .fill("250");
    await page.getByRole("button", { name: "Add a child" }).click();
    await toast(page, "Child added");
    await page.getByRole("link", { name: "Baraka" }).click();
    await fold(page, "Your child's grades").click();
    await expect(page.getByText("We don't turn this into a GPA.")).toBeVisible();
    await page.getByRole("link", { name: "Circumstances of Baraka" }).click();
    await page.getByLabel("Does your child live with a disability?").selectOption("Yes");
    await page.getByRole("button", { name: "Save answers" }).click();
    await toast(page, "We've updated your matches.");
    await page.getByRole("link", { name: "Baraka" }).click();
    await page.getByRole("button", { name: "Remove Baraka" }).click();
    await toast(page, "We've deleted everything about this child.");
    await expect(page.getByText("No other child yet")).toBeVisible();
  });
});
