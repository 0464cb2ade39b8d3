import { expect, test } from "vitest";
import { codeAt, stepAt } from "#app/accounts/second-factor/totp.server.ts";
import {
  aMember,
  anAddress,
  aVisitor,
  password,
  sharedServer,
  signIn,
} from "#tests/support/servers/shared-server.ts";
import { pathIn } from "#tests/support/web/mailbox.ts";

test("after sign-up, the first sign-in needs no password, once, and on the same device only", async () => {
  const visitor = await aVisitor();
  const email = anAddress("njeri");
  const goOn = "Continue without typing your password";
  let page = await visitor.open("/auth?mode=signup");
  page = await page.submit("Sign Up", { Email: email, Password: password }, page.main);
  expect(page.messages).toContain("Success! Your account has been created. You can now log in.");
  page = await page.submit(goOn);
  expect(page.path).toBe("/profile");
  await page.submit("Sign Out");
  expect((await visitor.open("/auth")).hasButton(goOn)).toBe(false);

  // Signing up with an address that already has an account shows the same message and doesn't sign in.
  page = await visitor.open("/auth?mode=signup");
  page = await page.submit("Sign Up", { Email: email, Password: "not the password" }, page.main);
  expect(page.messages).toContain("Success! Your account has been created. You can now log in.");
  page = await page.submit(goOn);
  expect(page.path).toBe("/auth");
  expect(page.messages).toContain("Sign in failed Please type your password.");
});

test("a student signs up, confirms by email, fills in a profile, signs out, resets the password and deletes the account", async () => {
  const { mailbox } = await sharedServer();
  const visitor = await aVisitor();
  const email = anAddress("amina");
  let page = await visitor.open("/auth?mode=signup");
  page = await page.submit("Sign Up", { Email: email, Password: password }, page.main);
  expect(page.path).toBe("/auth");
  expect(page.messages).toContain("Success! Your account has been created. You can now log in.");

  const confirmation = await mailbox.next(email, /Confirm your email/);
  expect(confirmation.html).toContain("Confirm my email");
  page = await visitor.open(pathIn(confirmation));
  expect(page.path).toBe("/auth");
  page = await page.submit("Sign In", { Email: email, Password: "not my password" }, page.main);
  expect(page.messages).toContain("Sign in failed Invalid email or password.");
  expect(page.main.field("Email").value).toBe(email);
  page = await page.submit("Sign In", { Password: password }, page.main);
  expect(page.path).toBe("/profile");
  expect(page.messages).toContain("Welcome back! You've successfully signed in");
  expect(page.messages).toContain("Email confirmed Thank you. You can now receive alerts.");
  expect(page.headings(2)).not.toContain("Confirm your email");

  page = await page.submit("Create Profile", {
    "Full name": "Amina Yusuf",
    Country: "Nigeria",
    "Fields of interest": ["Arts"],
    "Target countries": ["Canada"],
    "Graduation year": "2028",
    "Weekly newsletter": false,
  });
  expect(page.messages).toContain("Profile created! Your profile has been successfully created.");
  expect(page.link("View My Matches").attribute("href")).toBe("/matches");
  expect(page.field("Fields of interest > Arts").isChecked).toBe(true);
  expect(page.field("Fields of interest > Law").isChecked).toBe(false);
  expect(page.field("Target countries > Canada").isChecked).toBe(true);
  expect(page.field("Weekly newsletter").isChecked).toBe(false);
  expect(page.field("Email alerts").isChecked).toBe(true);
  page = await page.submit("Update Profile", { "Full name": "Amina B. Yusuf" });
  expect(page.messages).toContain("Profile updated! Your profile has been successfully updated.");

  page = await page.submit("Sign Out", {}, page.main);
  expect(page.path).toBe("/");
  page = await visitor.open("/profile");
  expect(page.path).toBe("/auth");

  page = await page.follow("Forgot your password?");
  expect(page.headings(1)).toEqual(["Forgot your password?"]);
  page = await page.submit("Send the link", { Email: email });
  expect(page.messages).toContain(
    "Check your email If that address has an account, a link to set a new password is on its way. It works for one hour.",
  );
  page = await visitor.open(pathIn(await mailbox.next(email, /Set a new password/)));
  page = await page.submit("Save password", { "New password": "harmattan wind" });
  expect(page.messages).toContain("Password changed Sign in with your new password.");
  await signIn(visitor, { email, password: "harmattan wind" });
  page = await visitor.open("/profile");
  expect(page.field("Full name").value).toBe("Amina B. Yusuf");

  page = await page.follow("Your data: download or delete");
  page = await page.follow("Delete my account");
  page = await page.submit("Delete my account for good", { "Your password": "harmattan wind" });
  expect(page.path).toBe("/");
  expect(page.messages).toContain("Account deleted We've deleted everything about you.");
  page = await visitor.open("/auth");
  page = await page.submit("Sign In", { Email: email, Password: "harmattan wind" }, page.main);
  expect(page.messages).toContain("Sign in failed Invalid email or password.");
});

test("a second step waits for a confirmed email, is set up with an app, asked for at sign-in, and can be recovered from", async () => {
  const { mailbox } = await sharedServer();
  const { visitor, email } = await aMember("chidi");
  const signInAgain = async () => {
    const profile = await visitor.open("/profile");
    expect((await profile.submit("Sign Out", {}, profile.main)).text).toContain("See you soon.");
    const form = await visitor.open("/auth");
    return form.submit("Sign In", { Email: email, Password: password }, form.main);
  };
  let page = await (await visitor.open("/profile")).follow("Sign-in and security");
  page = await page.follow("Add an authenticator app");
  expect(page.text).toContain("Confirm your email first.");
  page = await visitor.open(pathIn(await mailbox.next(email, /Confirm your email/)));
  expect(page.path).toBe("/profile");
  expect(page.messages).toContain("Email confirmed Thank you. You can now receive alerts.");
  page = await (await visitor.open("/profile/security")).follow("Add an authenticator app");
  page = await page.submit("Go on", { "A name for it": "Old Tecno", "Your password": password });
  expect(page.one("img[alt='QR code for your authenticator app']").attribute("src")).toMatch(/^data:image\//);
  const secret = page.one("code").text.replaceAll(/\s/g, "");
  page = await page.submit("Verify", { "Six-digit code": "000000" });
  expect(page.hasLink(/That code is wrong/)).toBe(true);
  const first = codeAt(secret, stepAt(new Date()));
  page = await page.submit("Verify", { "Six-digit code": first });
  expect(page.text).toContain("Keep these codes");
  const codes = page.one("[aria-label='Recovery codes']").all("li");
  expect(codes).toHaveLength(10);
  page = await page.follow("Done");
  expect(page.hasLink("Remove Old Tecno")).toBe(true);

  page = await signInAgain();
  expect(page.path).toBe("/auth/challenge");
  for (const closed of ["/profile", "/profile/security", "/profile/data.json"])
    expect((await visitor.open(closed)).path).toMatch(/^\/auth\/challenge/);
  page = await page.submit("Verify", { [codeLabel(page)]: first });
  expect(page.hasLink(/That code is wrong or already used/)).toBe(true);
  page = await page.submit("Verify", { [codeLabel(page)]: codeAt(secret, stepAt(new Date()) + 1) });
  expect(page.text).toContain("You've successfully signed in");

  page = await signInAgain();
  page = await page.submit("Verify", { [codeLabel(page)]: codes[0]?.text ?? "" });
  expect(page.path).toBe("/profile");
  page = await visitor.open("/profile/security");
  expect(page.text).toContain("9 recovery codes left.");
  page = await page.follow("Remove Old Tecno");
  page = await page.submit("Remove", { "Your password": password });
  expect(page.text).toContain("We won't ask for it any more.");
});

const codeLabel = (page: { main: { labels(): string[] } }) =>
  page.main.labels().find((label) => label.startsWith("Code")) ?? "";

test("a signed-in member changes the email, and the old address can undo it", async () => {
  const { mailbox } = await sharedServer();
  const { visitor, email } = await aMember("imani");
  const newEmail = `new.${email}`;
  let page = await visitor.open(pathIn(await mailbox.next(email, /Confirm your email/)));
  expect(page.path).toBe("/profile");
  page = await visitor.open("/profile/security/email");
  page = await page.submit("Send the link", { "New email": newEmail, "Your password": password });
  expect(page.messages).toContain(
    "Check your new email Open the link in it within an hour to change your sign-in email.",
  );
  await mailbox.next(email, /Someone asked to change your Fursa email/);
  const change = pathIn(await mailbox.next(newEmail, /Confirm your new email/));

  // Opened without a session: nothing happens before sign-in.
  visitor.clearCookies();
  page = await visitor.open(change);
  expect(page.path).toBe("/auth");
  expect(page.messages).toContain("One more step Sign in and your link will work.");
  page = await page.submit("Sign In", { Email: email, Password: password }, page.main);
  expect(page.path).toBe(change);
  page = await page.submit("Use this address");
  expect(page.messages).toContain("Email changed Use the new address the next time you sign in.");

  page = await visitor.open(pathIn(await mailbox.next(email, /Your Fursa email was changed/)));
  page = await page.submit("Keep my address");
  expect(page.messages).toContain(
    "Your email stays Every device has been signed out. Now set a new password.",
  );
  page = await page.submit("Save password", { "New password": "harmattan wind" });
  expect(page.messages).toContain("Password changed Sign in with your new password.");
  await signIn(visitor, { email, password: "harmattan wind" });
});

test("signing in leads back to the page that asked for it, and never to another site", async () => {
  const { visitor, email } = await aMember("faith");
  visitor.clearCookies();
  let page = await visitor.open("/profile/security");
  expect(page.path).toBe("/auth?return=%2Fprofile%2Fsecurity");
  page = await page.submit("Sign In", { Email: email, Password: password }, page.main);
  expect(page.path).toBe("/profile/security");
  expect((await visitor.open("/auth?return=https://evil.example/")).path).toBe("/profile");
});

test("the admin pages redirect a visitor to sign-in and a member to the home page; a page with a card shows the refusal there", async () => {
  let page = await (await aVisitor()).open("/admin");
  expect(page.path).toBe("/auth?return=%2Fadmin");
  expect(page.messages).toContain("Authentication Required Please sign in to access the admin panel");
  const { visitor } = await aMember("grace");
  page = await visitor.open("/admin");
  expect(page.path).toBe("/");
  expect(page.messages).toContain("Access Denied You don't have permission to access this page");
  page = await visitor.open("/admin/import");
  expect(page.status).toBe(403);
  expect(page.text).toContain("You don't have permission to access the admin panel.");
  page = await visitor.open("/admin/scraper");
  expect(page.status).toBe(403);
  expect(page.text).toContain("You need admin privileges to access this page.");
  expect((await page.follow("Go Home")).path).toBe("/");
});

test("a refused profile names each problem at its field and keeps what was typed", async () => {
  const { visitor } = await aMember("hassan");
  const page = await (await visitor.open("/profile")).submit("Create Profile", {
    "Full name": "Hassan",
    "Graduation year": "2036",
    GPA: "4.01",
  });
  expect(page.status).toBe(400);
  expect(page.messages).toContain("Error saving profile Please check the marked fields.");
  expect(page.field("Graduation year").isInvalid).toBe(true);
  expect(page.field("Graduation year").description).toContain("Enter a number from 2024 to 2035.");
  expect(page.field("GPA").value).toBe("4.01");
  expect(page.field("Full name").value).toBe("Hassan");
});
