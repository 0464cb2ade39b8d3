import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { demoPerson, sendCredentials, signIn, signUp } from "#tests/support/sign-in.ts";

test("a visitor who opens the matches is asked to sign in and comes back to them", async ({
  page,
  fursa,
}) => {
  await page.goto("/matches");
  await expect(page).toHaveURL("/auth?return=%2Fmatches");
  await sendCredentials(page, "Sign In", demoPerson("student", fursa));
  await expect(page).toHaveURL("/matches");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a student sees matches best first, each with its reasons, in three tabs", async ({
      page,
      fursa,
    }) => {
      await signIn(page, demoPerson("student", fursa), "/matches");
      await expect(page.getByText(/^We've analyzed \d+ opportunities and found \d+ matches$/)).toBeVisible();

      const groups = page.getByRole("heading", { level: 3, name: /^(You can apply|Check first) \(\d+\)$/ });
      // She wants a master's and has not finished her first degree: each of them has to be asked.
      await expect(groups).toHaveText([/^Check first/]);
      const percentsIn = async (group: Locator) => {
        const percents = await group.getByRole("img", { name: /percent match$/ }).allTextContents();
        return percents.map((text) => Number.parseInt(text, 10));
      };
      let shown = 0;
      for (const heading of await groups.all()) {
        const numbers = await percentsIn(heading.locator("xpath=.."));
        expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(30);
        shown += numbers.length;
      }
      expect(shown).toBe(12);
      const first = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("img") })
        .first();
      await expect(first.getByText(/^Field 40: /)).toBeVisible();
      await expect(first.getByText("Check first", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "What would open more" })).toBeVisible();
      await expect(page.getByText(/^\d+ more open once you have finished: a first degree$/)).toBeVisible();
      await expect(first.getByRole("link", { name: /^Apply: .* \(opens in a new tab\)$/ })).toHaveAttribute(
        "rel",
        "noopener noreferrer",
      );

      await page.getByRole("link", { name: "Next" }).click();
      await expect(page.getByText("Page 2")).toBeVisible();
      await page.goto("/matches");
      await page.getByRole("link", { name: /^Not open to you \(\d+\)$/ }).click();
      await expect(page.getByText(/^Not open to you \(\d+\)$/)).toBeVisible();
      const closed = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("img") })
        .first();
      await expect(closed.getByText("Not open to you", { exact: true })).toBeVisible();
      await expect(closed.getByRole("listitem").first()).toHaveText(/^(For|You|KCSE)/);
      await page.getByRole("link", { name: /^Colleges/ }).click();
      await expect(page).toHaveURL("/matches?tab=colleges");
      await expect(page.getByRole("link", { name: /^Apply/ })).toHaveCount(0);
      await page
        .getByRole("link", { name: /^View Details/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/college\//);
      await page.goto("/profile");
      await expect(page.getByRole("heading", { name: "What would open more" })).toBeVisible();
      await expect(page.getByText(/^\d+ more open once you have finished: a first degree$/)).toBeVisible();
    });

    test("a student answers in place what most of her matches hang on, and it goes into her profile", async ({
      page,
      addressOf,
    }) => {
      const email = addressOf("ngozi");
      await signUp(page, email);
      await signIn(page, email);
      await page.getByLabel("Full name").fill("Ngozi Eze");
      await page.getByLabel(/^Country/).selectOption("Nigeria");
      await page.getByLabel("What you have finished").selectOption("Secondary school");
      await page.getByLabel("Degree you want").selectOption("Undergraduate");
      await page.getByText("Engineering", { exact: true }).click();
      await page.getByRole("button", { name: "Create Profile" }).click();
      await expect(page.getByRole("link", { name: "View My Matches" })).toBeVisible();
      await page.goto("/matches?tab=colleges");
      const question = page.getByRole("region", {
        name: /^Tell us your WASSCE, NECO or NABTEB grades: they decide \d+ of those to check first$/,
      });
      const grades = question.getByLabel("WASSCE, NECO or NABTEB (Ghana, Nigeria): your grades");
      await grades.fill("quite good");
      await question.getByRole("button", { name: "Answer and keep" }).click();
      await expect(
        question.getByRole("alert").getByText("We cannot read “quite good” as a grade"),
      ).toBeVisible();
      await expect(grades).toHaveValue("quite good");
      await grades.fill("English Language B3, Mathematics C4, Physics C5, Chemistry C6, Biology B2");
      await question.getByRole("button", { name: "Answer and keep" }).click();
      await expect(page.getByLabel("Messages").getByText("Answer saved")).toBeVisible();
      await expect(page).toHaveURL("/matches?tab=colleges");
      await expect(question).toHaveCount(0);
      await page.goto("/profile");
      await expect(page.locator("summary", { hasText: "Your grades" })).toContainText("WASSCE");
    });
  });
}

test("someone without a profile is sent to fill it, and with little in it finds no college", async ({
  page,
  addressOf,
}) => {
  const email = addressOf("kofi");
  await signUp(page, email);
  await signIn(page, email);
  await page.goto("/");
  const offers = page.getByRole("main");
  for (const name of ["Create Profile", "Create a free profile"]) {
    await expect(offers.getByRole("link", { name })).toHaveAttribute("href", "/profile");
  }
  await expect(offers.getByRole("link", { name: "My Matches" })).toHaveCount(0);
  await page.goto("/matches");
  await expect(page).toHaveURL("/profile");
  await page.getByLabel("Full name").fill("Kofi Mensah");
  await page.getByLabel(/^Country/).selectOption("Ghana");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await page.getByRole("link", { name: "View My Matches" }).click();
  await expect(page.getByText(/^We've analyzed/)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Colleges/ })
    .click();
  await expect(
    page.getByText("No college matches found. Update your profile to see more matches."),
  ).toBeVisible();
  await page.goto("/");
  await expect(offers.getByRole("link", { name: "My Matches" })).toHaveAttribute("href", "/matches");
  await expect(offers.getByRole("link", { name: "Create Profile" })).toHaveCount(0);
});
