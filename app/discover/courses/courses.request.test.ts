import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

test("a school leaver enters grades once, and sees what is likely, with its cut-offs and sources", async () => {
  let page = await (await aVisitor()).open("/courses?q=nursing+daystar");
  page = await page.submit("See courses", {
    "English > B+": true,
    "Kiswahili > B": true,
    "Mathematics > B": true,
    "Biology > A-": true,
    "Chemistry > B+": true,
    "Physics > B-": true,
    "History and Government > A-": true,
  });
  expect(page.path).toContain("grades=ENG10.KIS9.MAT9.BIO11.PHY8.CHE10.HAG11");
  expect(page.main.text).toContain("Mean grade B+ · 68 of 84 points");
  expect(page.main.text).toContain("Mathematics 9 + English 10 + best five 49");
  expect(page.main.text).toMatch(/Likely \d+/);
  expect(page.main.text).toContain("nobody can promise you a place");
  page = await page.follow(/^Bachelor of Science.*Nursing/, page.region("Likely"));
  expect(page.main.text).toContain("What they ask for");
  expect(page.main.text).toMatch(/Met: Mean grade C\+/);
});

test("grades can be pasted, and too few are asked for more", async () => {
  const page = await (await aVisitor()).open("/courses");
  const next = await page.submit("See courses", { "Or paste your grades": "Eng B+, Kis B, Mat C plain" });
  expect(next.path).toContain("grades=ENG10.KIS9.MAT6");
  expect(next.main.text).toContain("Add Mathematics, a language and five more subjects");
});

test("a course that isn't there is not found", async () => {
  const visitor = await aVisitor();
  for (const id of ["nonsense", "00000000-0000-4000-8000-000000000000"])
    expect((await visitor.open(`/courses/${id}`)).status).toBe(404);
});
