import type { Page } from "@playwright/test";
import { openFolds } from "#tests/support/browser/open-folds.ts";
import { expect, test } from "../support/browser/journey.ts";
import { password, sendCredentials, signIn, signUp } from "../support/browser/sign-in.ts";

const toast = (page: Page, title: string, detail: string) =>
  expect(page.getByLabel("Messages").getByText(title + detail)).toBeVisible();

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // What the pages say without a script is in accounts.request.test.ts.
  test("a student signs in after a wrong password, changes what is ticked, and deletes the account", async ({
    page,
    addressOf,
  }) => {
    const email = addressOf("amina");
    await signUp(page, email);
    await page.goto("/auth");
    await sendCredentials(page, "Sign In", { email, password: "not my password" });
    await toast(page, "Sign in failed", "Invalid email or password.");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/profile");
    await toast(page, "Welcome back!", "You've successfully signed in");

    await openFolds(page);
    await page.getByLabel("Full name").fill("Amina Yusuf");
    await page.getByLabel(/^Country/).selectOption("Nigeria");
    await page.getByText("Law", { exact: true }).click();
    await page.getByText("Arts", { exact: true }).click();
    await page.getByText("Law", { exact: true }).click();
    await page.getByRole("group", { name: "Target countries" }).getByText("Canada").click();
    await page.getByLabel("Weekly newsletter").uncheck();
    await page.getByRole("button", { name: "Create Profile" }).click();
    await toast(page, "Profile created!", "Your profile has been successfully created.");
    await openFolds(page);
    await expect(page.getByRole("checkbox", { name: "Arts" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Law" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Canada" })).toBeChecked();
    await expect(page.getByLabel("Weekly newsletter")).not.toBeChecked();
    await expect(page.getByLabel("Email alerts")).toBeChecked();

    await page.getByRole("link", { name: "Your data: download or delete" }).click();
    await page.getByRole("link", { name: "Delete my account" }).click();
    await page.getByLabel("Your password").fill(password);
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(page).toHaveURL("/");
    await toast(page, "Account deleted", "We've deleted everything about you.");
  });
});

test("signing out in one tab moves the other to the sign-in page", async ({ page, context, addressOf }) => {
  const email = addressOf("dawit");
  await signUp(page, email);
  await signIn(page, email);
  const other = await context.newPage();
  await other.goto("/profile");
  await expect(other.getByRole("heading", { name: "Your profile" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/auth");
});

test("what was typed stays when another tab signs out, and is sent after signing in again", async ({
  page,
  context,
  addressOf,
}) => {
  const email = addressOf("abena");
  await signUp(page, email);
  await signIn(page, email);
  await page.goto("/profile");
  const name = page.getByLabel("Full name");
  await name.fill("Abena Owusu");
  await name.evaluate((field: HTMLInputElement) => field.form?.setAttribute("novalidate", ""));
  const other = await context.newPage();
  await other.goto("/profile");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other).toHaveURL("/");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(page.getByText("You're no longer signed in.")).toBeVisible();
  await expect(page).toHaveURL(/\/profile(\?index)?$/);
  await expect(name).toHaveValue("Abena Owusu");
  await signIn(other, email);
  await expect(name).toHaveValue("Abena Owusu");
  const arrived = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Try again" }).click();
  expect((await arrived).postData()).toContain("Abena");
  await expect(page.getByText("You're no longer signed in.")).toBeHidden();
  await expect(page).toHaveURL(/\/profile(\?index)?$/);
  await expect(name).toHaveValue("Abena Owusu");
});

test("a page notices when it becomes visible that the session was ended elsewhere", async ({
  page,
  browser,
  baseURL,
  addressOf,
}) => {
  const email = addressOf("efua");
  await signUp(page, email);
  await signIn(page, email);
  const elsewhere = await browser.newPage({ baseURL });
  await signIn(elsewhere, email);
  await elsewhere.goto("/profile/security");
  await elsewhere.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(elsewhere.getByText("You're still signed in here.")).toBeVisible();
  await expect(elsewhere).toHaveURL("/profile/security");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page).toHaveURL("/auth");
  await elsewhere.close();
});

test("a refused form names each problem at its field and keeps what was typed", async ({
  page,
  addressOf,
}) => {
  const email = addressOf("hassan");
  await signUp(page, email);
  await signIn(page, email);
  await openFolds(page);
  await page.getByLabel("Full name").fill("Hassan");
  await page
    .locator("form")
    .filter({ hasText: "About you" })
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await page.getByLabel("Graduation year").fill("2036");
  await page.getByLabel("GPA").fill("4.01");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Enter a number from 2024 to 2035." }),
  ).toBeFocused();
  await expect(page.getByLabel("Graduation year")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("GPA")).toHaveValue("4.01");
  await expect(page.getByLabel("Full name")).toHaveValue("Hassan");
  await toast(page, "Error saving profile", "Please check the marked fields.");
});

test("an address typed under Sign In is still there under Sign Up", async ({ page, addressOf }) => {
  await page.goto("/auth");
  const field = page.getByRole("main").getByLabel("Email");
  await field.fill(addressOf("kwame"));
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(field).toHaveValue(addressOf("kwame"));
});
