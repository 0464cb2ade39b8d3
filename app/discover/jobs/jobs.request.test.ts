import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

test("jobs have the tabs All, Internships and Full-Time", async () => {
  let page = await (await aVisitor()).open("/jobs");
  const tabs = () => page.region("Kinds of jobs");
  expect(
    tabs()
      .links()
      .map((name) => name.replace(/ ?\d+$/, "")),
  ).toEqual(["All", "Internships", "Full-Time"]);
  page = await page.follow(/^Full-Time/, tabs());
  expect(page.path).toBe("/jobs?type=full-time");
  expect(
    tabs()
      .link(/^Full-Time/)
      .attribute("aria-current"),
  ).toBe("page");
  expect(page.main.texts(/^Full-time job/)).not.toEqual([]);
  page = await page.submit("Search", { [page.main.labels()[0] ?? ""]: "ghana" }, page.main);
  expect(page.path).toMatch(/type=full-time&q=ghana|q=ghana&type=full-time/);
  expect(page.link(/^Tell me when there's (one|more)$/).attribute("href")).toMatch(
    /^\/auth\?return=%2Fbrowse%3Ftab%3Dinternships.*ghana.*full-time/,
  );
});
