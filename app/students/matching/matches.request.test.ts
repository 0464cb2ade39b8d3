import { expect, test } from "vitest";
import { demoPerson } from "#tests/support/database/server-database.ts";
import type { Part } from "#tests/support/requests/visitor.ts";
import { aMember, aVisitor, sharedServer, theDemoStudent } from "#tests/support/servers/shared-server.ts";

test("a visitor who opens the matches is asked to sign in and comes back to them", async () => {
  const { email, password } = demoPerson("student", (await sharedServer()).fursa);
  let page = await (await aVisitor()).open("/matches");
  expect(page.path).toBe("/auth?return=%2Fmatches");
  page = await page.submit("Sign In", { Email: email, Password: password }, page.main);
  expect(page.path).toBe("/matches");
});

test("a student sees matches best first, each with its reasons, in three tabs", async () => {
  const student = await theDemoStudent();
  let page = await student.open("/matches");
  expect(page.says(/^We've analyzed \d+ opportunities and found \d+ matches$/)).toBe(true);
  // The student wants a master's and hasn't finished the first degree, so each verdict needs another answer.
  const groups = page
    .headings(3)
    .filter((name) => /^(Open to you now|One answer missing|Check with them) \(\d+\)$/.test(name));
  expect(groups).not.toContainEqual(expect.stringMatching(/^Open to you now/));
  const withPercent = (part: Part) => part.all("li").filter((item) => item.all("[role=img]").length > 0);
  const percents = withPercent(page).map((item) => Number.parseInt(item.one("[role=img]").text, 10));
  expect(percents).toHaveLength(12);
  expect(Math.min(...percents)).toBeGreaterThanOrEqual(30);
  const [first] = withPercent(page);
  expect(first?.says(/^Field 40: /)).toBe(true);
  expect(first?.says(/^(One answer missing|Check with them)$/)).toBe(true);
  const apply = first?.link(/^Apply: .* \(opens in a new tab\)$/);
  expect(apply?.attribute("rel")).toBe("noopener noreferrer");
  expect(page.text).toContain("How to unlock more");
  expect(page.says(/^Finish a first degree: (at least )?\d+ more open up$/)).toBe(true);

  expect(withPercent(await page.follow("Show more"))).toHaveLength(12);
  page = await page.follow(/^Not open to you \(\d+\)$/);
  expect(page.says(/^Not open to you \(\d+\)$/)).toBe(true);
  const [closed] = withPercent(page);
  expect(closed?.says("Not open to you")).toBe(true);
  expect(closed?.all("details li").some(({ text }) => /^(For|You|KCSE)/.test(text))).toBe(true);
  page = await page.follow(/^Colleges/, page.main);
  expect(page.path).toBe("/matches?tab=colleges");
  expect(page.hasLink(/^Apply/)).toBe(false);
  const details = page.all("a").find((link) => link.attribute("aria-label")?.startsWith("View Details"));
  expect(details?.attribute("href")).toMatch(/^\/college\//);
  page = await student.open("/profile");
  expect(page.text).toContain("How to unlock more");
  expect(page.says(/^Finish a first degree: (at least )?\d+ more open up$/)).toBe(true);
});

test("a student answers on the page the question that most matches depend on, and it is saved in the profile", async () => {
  const { visitor } = await aMember("ngozi");
  let page = await (await visitor.open("/profile")).submit("Create Profile", {
    "Full name": "Ngozi Eze",
    Country: "Nigeria",
    "What you have finished": "Secondary school",
    "Degree you want": "Undergraduate",
    "Fields of interest": ["Engineering"],
  });
  expect(page.hasLink("View My Matches")).toBe(true);
  page = await visitor.open("/matches?tab=colleges");
  const question =
    /^Tell us your WASSCE, NECO or NABTEB grades: they decide \d+ of (these|those with an answer missing)$/;
  const grades = "WASSCE, NECO or NABTEB (Ghana, Nigeria): Your grades";
  page = await page.submit("Save my answer", { [grades]: "quite good" }, page.region(question));
  expect(page.region(question).text).toContain("We can't read “quite good” as a grade");
  expect(page.region(question).field(grades).value).toBe("quite good");
  const results = "English Language B3, Mathematics C4, Physics C5, Chemistry C6, Biology B2";
  page = await page.submit("Save my answer", { [grades]: results }, page.region(question));
  expect(page.messages).toContain("Answer saved");
  expect(page.path).toBe("/matches?tab=colleges");
  expect(page.text).not.toContain("Tell us your WASSCE, NECO or NABTEB grades");
  const profile = await visitor.open("/profile");
  const fold = profile.all("summary").find(({ text }) => text.includes("Your grades"));
  expect(fold?.text).toContain("WASSCE");
});

test("a member without a profile is sent to fill it in, and finds no college with little in it", async () => {
  const { visitor } = await aMember("kofi");
  let page = await visitor.open("/");
  for (const name of ["Create Profile", "Create a free profile"])
    expect(page.main.link(name).attribute("href")).toBe("/profile");
  expect(page.main.hasLink("My Matches")).toBe(false);
  page = await visitor.open("/matches");
  expect(page.path).toBe("/profile");
  page = await page.submit("Create Profile", { "Full name": "Kofi Mensah", Country: "Ghana" });
  page = await page.follow("View My Matches");
  expect(page.says(/^We've analyzed/)).toBe(true);
  page = await page.follow(/^Colleges/, page.main);
  expect(page.text).toContain("No college matches found. Update your profile to see more matches.");
  page = await visitor.open("/");
  expect(page.main.link("My Matches").attribute("href")).toBe("/matches");
  expect(page.main.hasLink("Create Profile")).toBe(false);
});
