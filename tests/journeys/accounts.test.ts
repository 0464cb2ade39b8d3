import type { Page } from "@playwright/test";
import { openFolds } from "#tests/support/browser/open-folds.ts";
import { expect, test } from "../support/browser/journey.ts";
import { type Credentials, password, sendCredentials, signIn, signUp } from "../support/browser/sign-in.ts";
import { pathIn } from "../support/web/mailbox.ts";

async function signUpByForm(page: Page, email: string) {
  await page.goto("/auth?mode=signup");
  await sendCredentials(page, "Sign Up", { email, password });
}

/** The caller checks where the button leads. */
async function trySignIn(page: Page, who: Credentials) {
  await page.goto("/auth");
  await sendCredentials(page, "Sign In", who);
}

const toast = (page: Page, title: string, detail: string) =>
  expect(page.getByLabel("Messages").getByText(title + detail)).toBeVisible();

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("a student signs up, confirms by email, fills in a profile, signs out, resets the password and deletes the account", async ({
    page,
    mailbox,
    addressOf,
  }) => {
    const email = addressOf("amina");
    await signUpByForm(page, email);
    await expect(page).toHaveURL("/auth");
    await toast(page, "Success!", "Your account has been created. You can now log in.");

    const confirmation = await mailbox.next(email, /Confirm your email/);
    expect(confirmation.html).toContain("Confirm my email");
    await page.goto(pathIn(confirmation));
    await expect(page).toHaveURL("/auth");

    await trySignIn(page, { email, password: "not my password" });
    await toast(page, "Sign in failed", "Invalid email or password.");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/profile");
    await toast(page, "Welcome back!", "You've successfully signed in");
    await toast(page, "Email confirmed", "Thank you. You can now receive alerts.");
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeHidden();

    await openFolds(page);
    await page.getByLabel("Full name").fill("Amina Yusuf");
    await page.getByLabel(/^Country/).selectOption("Nigeria");
    await page.getByText("Law", { exact: true }).click();
    await page.getByText("Arts", { exact: true }).click();
    await page.getByText("Law", { exact: true }).click();
    await page.getByRole("group", { name: "Target countries" }).getByText("Canada").click();
    await page.getByLabel("Graduation year").fill("2028");
    await page.getByLabel("Weekly newsletter").uncheck();
    await page.getByRole("button", { name: "Create Profile" }).click();
    await toast(page, "Profile created!", "Your profile has been successfully created.");
    await expect(page.getByRole("link", { name: "View My Matches" })).toHaveAttribute("href", "/matches");
    await openFolds(page);
    await expect(page.getByRole("checkbox", { name: "Arts" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Law" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Canada" })).toBeChecked();
    await expect(page.getByLabel("Weekly newsletter")).not.toBeChecked();
    await expect(page.getByLabel("Email alerts")).toBeChecked();
    await page.getByLabel("Full name").fill("Amina B. Yusuf");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await toast(page, "Profile updated!", "Your profile has been successfully updated.");

    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/profile");
    await expect(page).toHaveURL("/auth");

    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await toast(
      page,
      "Check your email",
      "If that address has an account, a link to set a new password is on its way. It works for one hour.",
    );
    await page.goto(pathIn(await mailbox.next(email, /Set a new password/)));
    await page.getByLabel("New password").fill("harmattan wind");
    await page.getByRole("button", { name: "Save password" }).click();
    await toast(page, "Password changed", "Sign in with your new password.");
    await signIn(page, { email, password: "harmattan wind" });
    await expect(page.getByLabel("Full name")).toHaveValue("Amina B. Yusuf");

    await page.getByRole("link", { name: "Your data: download or delete" }).click();
    await page.getByRole("link", { name: "Delete my account" }).click();
    await page.getByLabel("Your password").fill("harmattan wind");
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(page).toHaveURL("/");
    await toast(page, "Account deleted", "We've deleted everything about you.");
    await trySignIn(page, { email, password: "harmattan wind" });
    await toast(page, "Sign in failed", "Invalid email or password.");
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
