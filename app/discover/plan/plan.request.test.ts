import { expect, test } from "vitest";
import { demoPerson } from "#tests/support/database/server-database.ts";
import { aMember, aVisitor, sharedServer, theDemoStudent } from "#tests/support/servers/shared-server.ts";

test("a visitor who opens the plan is asked to sign in and comes back to it; its file is for nobody else", async () => {
  const visitor = await aVisitor();
  const { email, password } = demoPerson("student", (await sharedServer()).fursa);
  let page = await visitor.open("/plan");
  expect(page.path).toBe("/auth?return=%2Fplan");
  page = await page.submit("Sign In", { Email: email, Password: password }, page.main);
  expect(page.path).toBe("/plan");
  const file = await (await aVisitor()).get("/plan.ics");
  expect([file.status, file.headers.get("location")]).toEqual([302, "/auth?return=%2Fplan.ics"]);
});

test("a student sees what to do in which month, each with its verdict, and downloads the plan", async () => {
  const student = await theDemoStudent();
  const page = await student.open("/plan");
  expect(page.headings(1)).toEqual(["Your plan"]);
  const months = page.main.headings(2).filter((name) => /^[A-Z][a-z]+ \d{4}$/.test(name));
  expect(months.length).toBeGreaterThan(6);
  const times = months.map((name) => Date.parse(`1 ${name}`));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const entries = page.main
    .all("a")
    .filter(({ text }) => /(Open to you now|you fit|One answer missing|Check with them)$/.test(text));
  expect(entries.length).toBeGreaterThan(10);
  expect(page.main.says("Not open to you")).toBe(false);
  expect(page.says(/^Get your .* ready (now|by \d+ [A-Z]).*of your matches asks? for this$/)).toBe(true);
  const tests = page.all("a").filter(({ text }) => /^Take [A-Z]+ (now|by [A-Z][a-z]+).*ask/.test(text));
  expect(tests[0]?.attribute("href")).toBe("/test-prep");

  const file = await student.get(page.link("Add the plan to your calendar").attribute("href") ?? "");
  expect(file.headers.get("content-disposition")).toContain('filename="fursa-plan.ics"');
  expect(await file.text()).toMatch(/SUMMARY:(Usually )?[Cc]loses: /);
  expect(entries[0]?.attribute("href")).toMatch(/^\/(scholarship|college|internship)\/[0-9a-f-]{36}$/);
});

test("someone without a profile sees what a plan needs", async () => {
  const { visitor } = await aMember("wanjiku");
  const page = await visitor.open("/plan");
  expect(page.text).toContain("Your plan begins with your profile");
  expect(page.main.text).toContain("your grades");
  expect((await page.follow("Go to my profile", page.main)).path).toBe("/profile");
});
