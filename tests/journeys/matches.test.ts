import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

/** The demo student of a fresh installation: a profile in computer science and engineering. */
function demoStudent(dataDir: string): { email: string; password: string } {
  const line = /student: (\S+) (\S+)/.exec(readFileSync(join(dataDir, "demo-accounts"), "utf8"));
  if (!line?.[1] || !line[2]) throw new Error("there is no demo student");
  return { email: line[1], password: line[2] };
}

test("a visitor who opens the matches is asked to sign in and comes back to them", async ({
  page,
  fursa,
}) => {
  const { email, password } = demoStudent(fursa.dataDir);
  await page.goto("/matches");
  await expect(page).toHaveURL("/auth?return=%2Fmatches");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/matches");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a student sees matches best first, each with its reasons, in three tabs", async ({
      page,
      fursa,
    }) => {
      const { email, password } = demoStudent(fursa.dataDir);
      await page.goto("/auth?return=/matches");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel(/^Password/).fill(password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL("/matches");
      await expect(page.getByText(/^We've analyzed \d+ opportunities and found \d+ matches$/)).toBeVisible();

      const percents = await page.getByRole("img", { name: /percent match$/ }).allTextContents();
      const numbers = percents.map((text) => Number.parseInt(text, 10));
      expect(numbers).toHaveLength(24);
      expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(30);
      const first = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("img") })
        .first();
      await expect(first.getByText("Field 40", { exact: true })).toBeVisible();
      await expect(first.getByRole("link", { name: /^Apply: .* \(opens in a new tab\)$/ })).toHaveAttribute(
        "rel",
        "noopener noreferrer",
      );
      if (javaScriptEnabled) await expectAccessible(page);

      await page.getByRole("link", { name: "Next" }).click();
      await expect(page.getByText("Page 2")).toBeVisible();
      await page.getByRole("link", { name: /^Colleges/ }).click();
      await expect(page).toHaveURL("/matches?tab=colleges");
      await expect(page.getByRole("link", { name: /^Apply/ })).toHaveCount(0);
      await page
        .getByRole("link", { name: /^View Details/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/college\//);
    });
  });
}

test("someone without a profile is sent to fill it, and with little in it finds no college", async ({
  page,
}) => {
  await page.goto("/auth?mode=signup");
  await page.getByLabel("Email").fill("kofi@example.com");
  await page.getByLabel(/^Password/).fill("mango season");
  await page.getByRole("button", { name: "Sign Up" }).click();
  // The address changes a moment before the form does.
  await expect(page.getByText("Your account has been created. You can now log in.")).toBeVisible();
  await expect(page).toHaveURL("/auth");
  await page.getByLabel("Email").fill("kofi@example.com");
  await page.getByLabel(/^Password/).fill("mango season");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/profile");
  await page.goto("/");
  const offers = page.getByRole("main");
  for (const name of ["Create Profile", "Create a free profile"]) {
    await expect(offers.getByRole("link", { name, exact: true })).toHaveAttribute("href", "/profile");
  }
  await expect(offers.getByRole("link", { name: "My Matches" })).toHaveCount(0);
  await page.goto("/matches");
  await expect(page).toHaveURL("/profile");
  await page.getByLabel("Full name").fill("Kofi Mensah");
  await page.getByLabel(/^Country/).selectOption("Ghana");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await page.getByRole("link", { name: "View My Matches" }).click();
  await expect(page).toHaveURL("/matches");
  await page.getByRole("link", { name: /^Colleges/ }).click();
  await expect(
    page.getByText("No college matches found. Update your profile to see more matches."),
  ).toBeVisible();
  await page.goto("/");
  await expect(offers.getByRole("link", { name: "My Matches", exact: true })).toHaveAttribute(
    "href",
    "/matches",
  );
  await expect(offers.getByRole("link", { name: "Create Profile" })).toHaveCount(0);
});
