import { readFile } from "node:fs/promises";
import { expect, test } from "../support/journey.ts";
import { demoPerson, sendCredentials, signIn, signUp } from "../support/sign-in.ts";

test("a visitor who opens the plan is asked to sign in and comes back to it", async ({ page, fursa }) => {
  await page.goto("/plan");
  await expect(page).toHaveURL("/auth?return=%2Fplan");
  await sendCredentials(page, "Sign In", demoPerson("student", fursa));
  await expect(page).toHaveURL("/plan");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a student sees what to do in which month, each with its verdict, and takes it along", async ({
      page,
      fursa,
    }) => {
      await signIn(page, demoPerson("student", fursa), "/plan");
      await expect(page.getByRole("heading", { level: 1, name: "Your plan" })).toBeVisible();
      const months = page.getByRole("main").getByRole("heading", { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ });
      expect(await months.count()).toBeGreaterThan(6);
      const names = await months.allTextContents();
      expect(names.map((name) => Date.parse(`1 ${name}`))).toEqual(
        names.map((name) => Date.parse(`1 ${name}`)).toSorted((one, other) => one - other),
      );
      const entries = page.getByRole("main").getByRole("link", { name: /(You can apply|Check first)$/ });
      expect(await entries.count()).toBeGreaterThan(10);
      await expect(page.getByRole("main").getByText("Not open to you", { exact: true })).toHaveCount(0);
      await expect(
        page.getByText(/^Have ready (now|by \d+ [A-Z]).*of these asks? for it\)$/).first(),
      ).toBeVisible();
      await expect(
        page.getByRole("link", { name: /^Take [A-Z]+ by [A-Z][a-z]+.*ask/ }).first(),
      ).toHaveAttribute("href", "/test-prep");

      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Put the plan in your calendar" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("fursa-plan.ics");
      expect(await readFile(await file.path(), "utf8")).toMatch(/SUMMARY:(Usually )?[Cc]loses: /);
      await entries.first().click();
      await expect(page).toHaveURL(/\/(scholarship|college|internship)\/[0-9a-f-]{36}$/);
    });

    test("someone without a profile is told what it takes", async ({ page, addressOf }) => {
      const email = addressOf(`wanjiku${javaScriptEnabled}`);
      await signUp(page, email);
      await signIn(page, email, "/plan");
      await expect(page.getByText("Your plan begins with your profile")).toBeVisible();
      await expect(page.getByRole("main")).toContainText("your grades, as the certificate has them");
      await page.getByRole("main").getByRole("link", { name: "Go to my profile" }).click();
      await expect(page).toHaveURL("/profile");
    });
  });
}

test("the file is for nobody else", async ({ request }) => {
  const answer = await request.get("/plan.ics", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/auth?return=%2Fplan.ics");
});
