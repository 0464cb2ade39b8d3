import { expect, test } from "vitest";
import { aMember, aVisitor, password } from "#tests/support/servers/shared-server.ts";

/** The day 365 days from now, as the page writes it. */
const lastDay = () =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    Date.now() + 365 * 86_400_000,
  );

test("a visitor reads the three plans and what they cost, and that nothing is paid", async () => {
  const visitor = await aVisitor();
  const page = await visitor.open("/subscription");
  const plans = page.region("Plans");
  expect(page.title).toBe("Plans and prices · Fursa");
  expect(plans.card("Free").text).toContain("$0 forever");
  expect(plans.card("Premium").text).toContain("$29 per month");
  expect(plans.card("Enterprise").text).toContain("$99 per month");
  expect(plans.card("Enterprise").text).toContain("Multi-user, up to 50 people");
  // What is planned is separate from what a plan gives today.
  expect(plans.card("Premium").headings(4)).toEqual(["What you get today", "Planned, not here yet"]);
  expect(plans.card("Premium").text).toContain("Everything in Free, and nothing more yet");
  expect(plans.card("Free").headings(4)).toEqual(["What you get today"]);
  expect(page.says("No payment is taken")).toBe(true);
  expect(page.text).toContain("Today all three plans give you the same, and none costs anything.");
  expect(page.text).toContain("Matches, alerts and deadlines stay free for students.");
  expect(page.hasButton("Current Plan")).toBe(false);
  expect(await (await visitor.get("/sitemap.xml")).text()).toContain("/subscription</loc>");
});

test("a visitor who chooses a plan is asked to sign in, comes back, and goes from any plan to any other", async () => {
  const { visitor, email } = await aMember("wanjiru");
  visitor.clearCookies();
  let page = await (await visitor.open("/subscription")).submit("Choose Premium");
  expect(page.path).toBe("/auth?return=%2Fsubscription");
  expect(page.says("Please sign in to subscribe")).toBe(true);
  page = await page.submit("Sign In", { Email: email, Password: password }, page.main);
  expect(page.path).toBe("/subscription");

  const current = () => page.all("button").filter(({ text }) => text === "Current Plan");
  const planOf = (name: string) => page.region("Plans").card(name);
  expect(planOf("Free").buttons()).toEqual(["Current Plan"]);
  expect(current().map((button) => button.attribute("disabled") !== undefined)).toEqual([true]);
  expect(page.text).toContain("You are on the Free plan. It has no end date.");

  for (const [plan, label] of [
    ["Premium", "Successfully upgraded to Premium plan!"],
    ["Enterprise", "Successfully upgraded to Enterprise plan!"],
    ["Free", "Successfully changed to Free plan!"],
    ["Enterprise", "Successfully upgraded to Enterprise plan!"],
    ["Premium", "Successfully changed to Premium plan!"],
    ["Free", "Successfully changed to Free plan!"],
  ] as const) {
    page = await page.submit(`Choose ${plan}`);
    expect(page.messages).toContain(label);
    expect(page.path).toBe("/subscription");
    expect(planOf(plan).buttons()).toEqual(["Current Plan"]);
    expect(current().map((button) => button.attribute("disabled") !== undefined)).toEqual([true]);
    expect(page.text).toContain(
      plan === "Free"
        ? "You are on the Free plan. It has no end date."
        : `You are on the ${plan} plan until ${lastDay()}.`,
    );
  }
});

test("a plan that doesn't exist gets a normal error page and changes nothing", async () => {
  const { visitor } = await aMember("kofi");
  const page = await visitor.submit("/subscription", new URLSearchParams({ plan: "gold" }));
  expect(page.status).toBe(400);
  expect(page.messages).toContain("Failed to update subscription");
  expect(page.text).toContain("We don't have that plan. Please choose one of the three on this page.");
  expect(page.region("Plans").card("Free").buttons()).toEqual(["Current Plan"]);
});
