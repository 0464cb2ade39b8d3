import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

test("the page for parents says what it costs, whether it is safe and how to help", async () => {
  const page = await (await aVisitor()).open("/parents");
  for (const name of ["What it costs to apply", "Is it safe?", "How you can help"])
    expect(page.heading(name).count).toBe(1);
  expect(page.text).toContain("No one can promise a place. If someone does, it's a lie.");
  expect(page.link("Check a message").attribute("href")).toBe("/check");
});

test("the tutorial has six steps, tips and two things to do at the end", async () => {
  const page = await (await aVisitor()).open("/tutorial");
  expect(page.title).toBe("How to use Fursa · Fursa");
  const targets = page
    .region("The six steps")
    .all("a")
    .map((link) => link.attribute("href"));
  expect(targets).toEqual(["/auth", "/profile", "/browse", "/matches", "/advice", "/browse"]);
  for (const kind of ["Scholarships", "Colleges", "Internships"])
    expect(page.region("Tips that save time").heading(kind).count).toBe(1);
  const closing = page.region("Ready? Start with step one");
  expect(closing.link("Get Started").attribute("href")).toBe("/auth");
  expect(closing.link("Browse Opportunities").attribute("href")).toBe("/browse");
});

test("the entrepreneurship page names programs, the four funding ranges and resources", async () => {
  const page = await (await aVisitor()).open("/entrepreneurship");
  const funding = page.region("Funding");
  expect(funding.card("Grants").says("$5K-$50K")).toBe(true);
  expect(funding.card("Angel investment").says("$25K-$250K")).toBe(true);
  expect(funding.card("Venture capital").says("$500K+")).toBe(true);
  expect(funding.card("Microfinance").says("$1K-$10K")).toBe(true);
  for (const country of ["Kenya", "Nigeria", "Ghana", "Ethiopia", "Uganda"])
    expect(page.region(country).links()).not.toEqual([]);
  expect(page.heading("Register your business").count).toBe(1);
});

test("the about page says what Fursa is for, how a match is scored and whom to write to", async () => {
  const page = await (await aVisitor()).open("/about");
  const matching = page.region("How matching works");
  const points = (kind: string) => matching.card(kind).texts(/^\d+ points$/);
  expect(points("Scholarships")).toEqual(["40 points", "25 points", "20 points", "15 points"]);
  expect(points("Colleges")).toEqual(["40 points", "35 points", "15 points"]);
  expect(points("Internships")).toEqual(["50 points", "30 points", "10 points"]);
  expect(matching.text).toContain(
    "If a scholarship or internship takes “All fields”, everyone gets the field points, whatever they study.",
  );
  expect(page.region("Talk to us").link("hello@fursa.example").attribute("href")).toBe(
    "mailto:hello@fursa.example",
  );
});
