import { expect, test } from "vitest";
import { anAddress, aVisitor, password } from "#tests/support/servers/shared-server.ts";

test("three taps lead to matches, and a new account saves the answers and the hearted item", async () => {
  const visitor = await aVisitor();
  const email = anAddress("tapped");
  let page = await visitor.open("/");
  page = await page.follow("Kenya", page.region("See what's open to you"));
  page = await page.follow("Finished secondary school");
  page = await page.follow("Engineering", page.main);
  expect(page.path).toBe("/start?country=Kenya&level=school-done&field=Engineering");
  const found =
    /^(?:(\d+) (?:is|are) open to you now|Nothing is confirmed as open to you today)\. (\d+) (?:more )?(?:fit you: see their dates|fits you: see its dates)\.$/;
  expect(page.says(found)).toBe(true);
  const fitting = () => {
    const [, now = 0, later] = found.exec(page.one("h1 ~ p").text) ?? [];
    return Number(now) + Number(later);
  };
  const before = fitting();

  page = await page.follow("A", page.main);
  expect(page.path).toMatch(/&system=kcse&result=A$/);
  expect(fitting()).toBeGreaterThanOrEqual(before);
  page = await page.follow(/^Colleges/, page.main);
  expect(page.path).toMatch(/&tab=colleges$/);
  expect(page.region("Colleges").count).toBe(1);

  const heart = page.buttons().find((name) => /^Save (?!my list|these)/.test(name)) ?? "";
  const college = heart.replace("Save ", "");
  page = await page.submit(heart);
  expect(page.path).toMatch(/^\/auth\?return=/);
  page = await page.follow("Create a free account");
  page = await page.submit("Sign Up", { Email: email, Password: password }, page.main);
  expect(page.messages).toContain("Your account has been created. You can now log in.");
  // The same browser may continue without the password. Here it is typed again.
  expect(page.main.button("Continue without typing your password").attribute("autofocus")).toBeDefined();
  expect(page.main.field("Email").value).toBe(email);
  page = await page.submit("Sign In", { Password: password }, page.main);
  expect(page.path).toMatch(/^\/start\?country=Kenya&field=Engineering&level=school-done/);
  expect(page.url.hash).toMatch(/^#[0-9a-f-]{36}$/);
  expect(page.button(`Save ${college}`).attribute("aria-pressed")).toBe("true");
  expect(page.messages).toContain("Profile created!");

  page = await visitor.open("/matches");
  expect(page.headings(1)).toEqual(["My Matches"]);
  page = await visitor.open("/profile");
  expect(page.field("Country").value).toBe("Kenya");
  expect(page.field("Degree you want").value).toBe("undergraduate");
});
