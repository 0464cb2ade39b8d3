import { expect, test } from "../support/journey.ts";

const withAndWithout = [
  { with: "with JavaScript", javaScriptEnabled: true },
  { with: "without JavaScript", javaScriptEnabled: false },
];

for (const { with: how, javaScriptEnabled } of withAndWithout) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test("the tutorial leads through six steps, gives tips and ends with two things to do", async ({
      page,
    }) => {
      await page.goto("/tutorial");
      await expect(page).toHaveTitle("How to use Fursa · Fursa");
      const steps = page.getByRole("region", { name: "The six steps" });
      const targets = await steps
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(targets).toEqual(["/auth", "/profile", "/browse", "/matches", "/advice", "/browse"]);
      const tips = page.getByRole("region", { name: "Tips that save time" });
      for (const kind of ["Scholarships", "Colleges", "Internships"]) {
        await expect(tips.getByRole("heading", { name: kind })).toBeVisible();
      }
      const closing = page.getByRole("region", { name: "Ready? Start with step one" });
      await expect(closing.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/auth");
      await expect(closing.getByRole("link", { name: "Browse Opportunities" })).toHaveAttribute(
        "href",
        "/browse",
      );
    });

    test("the entrepreneurship page names programs, the four funding ranges and resources", async ({
      page,
    }) => {
      await page.goto("/entrepreneurship");
      const funding = page.getByRole("region", { name: "Funding" });
      for (const [kind, range] of [
        ["Grants", "$5K-$50K"],
        ["Angel investment", "$25K-$250K"],
        ["Venture capital", "$500K+"],
        ["Microfinance", "$1K-$10K"],
      ] as const) {
        const card = funding.getByRole("listitem").filter({ has: page.getByRole("heading", { name: kind }) });
        await expect(card.getByText(range, { exact: true })).toBeVisible();
      }
      for (const country of ["Kenya", "Nigeria", "Ghana", "Ethiopia", "Uganda"]) {
        await expect(page.getByRole("region", { name: country }).getByRole("link").first()).toBeVisible();
      }
      await expect(page.getByRole("heading", { name: "Register your business" })).toBeVisible();
    });

    test("the about page says what we are for, how a match is counted and whom to write to", async ({
      page,
    }) => {
      await page.goto("/about");
      const matching = page.getByRole("region", { name: "How matching works" });
      for (const [kind, points] of [
        ["Scholarships", ["40", "25", "20", "15"]],
        ["Colleges", ["40", "35", "15"]],
        ["Internships", ["50", "30", "10"]],
      ] as const) {
        const card = matching
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name: kind }) });
        await expect(card.getByText(/^\d+ points$/)).toHaveText(points.map((number) => `${number} points`));
      }
      await expect(matching).toContainText(
        "A scholarship or an internship that takes “All fields” gives the points for the field to everybody, whatever you study.",
      );
      const contact = page.getByRole("region", { name: "Talk to us" });
      await expect(contact.getByRole("link", { name: "hello@fursa.example" })).toHaveAttribute(
        "href",
        "mailto:hello@fursa.example",
      );
    });

    test("the enterprise page shows its tiers and the true count beside the claim", async ({ page }) => {
      await page.goto("/enterprise");
      await expect(
        page.getByText("A database of 10,000+ opportunities is what we are building."),
      ).toBeVisible();
      await expect(page.getByText(/^\d+ are live today$/)).toBeVisible();
      const plans = page.getByRole("region", { name: "Plans" });
      const tier = (name: string) =>
        plans.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      await expect(tier("Professional")).toContainText("$299/month");
      await expect(tier("Professional")).toContainText("Up to 500 students");
      await expect(tier("Enterprise")).toContainText("$799/month");
      await expect(tier("Enterprise")).toContainText("Most Popular");
      await expect(tier("Enterprise Plus")).toContainText("Custom pricing");
      await expect(plans).toContainText("14-day money-back guarantee");
    });

    test("the premium features unlock when someone upgrades, and only for this page", async ({ page }) => {
      await page.goto("/enterprise");
      const premium = page.getByRole("region", { name: "Premium features" });
      const secret = premium.getByText("See by class who has a profile");
      await expect(premium.getByText("Locked", { exact: true })).toHaveCount(4);
      await expect(secret).toHaveCount(0);
      await expect(premium.getByText("Payment integration is coming soon.")).toBeVisible();
      await premium.getByRole("button", { name: "Upgrade to Enterprise" }).click();
      await expect(premium.getByText("Unlocked for this visit.")).toBeVisible();
      await expect(secret).toBeVisible();
      await expect(premium.getByText("Payment integration is coming soon.")).toBeVisible();
      await expect(premium.getByRole("button", { name: "Upgrade to Enterprise" })).toHaveCount(0);
      // Nothing in the address, so that a link passed on shows the locked page.
      await expect(page).toHaveURL(/\/enterprise(#premium)?$/);
      await page.goto("/enterprise");
      await expect(secret).toHaveCount(0);
    });
  });
}

test("the focus moves to what was unlocked", async ({ page }) => {
  await page.goto("/enterprise");
  await page.getByRole("button", { name: "Upgrade to Enterprise" }).click();
  await expect(page.getByRole("heading", { name: "Premium features" })).toBeFocused();
});

test("the sitemap names the pages", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["about", "tutorial", "entrepreneurship", "enterprise", "schools", "check"]) {
    expect(sitemap).toContain(`/${path}</loc>`);
  }
});
