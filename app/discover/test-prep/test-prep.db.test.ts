import { expect } from "vitest";
import { testPrep } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { listTestPrep } from "./list-test-prep.server.ts";

test("resources are below their test, in alphabetical order of the tests", async ({ db }) => {
  const resourceUrl = "https://example.com";
  await db.insert(testPrep).values([
    { testType: "SAT", title: "Practice on Khan Academy", resourceUrl },
    { testType: "IELTS", title: "Sample papers", resourceUrl },
    { testType: "GRE", title: "Free tests", resourceUrl },
    { testType: "SAT", title: "Bluebook", resourceUrl },
  ]);
  const groups = await asViewer(aVisitor(db), (own) => listTestPrep(own));
  expect(groups.map(({ testType, resources }) => [testType, resources.map(({ title }) => title)])).toEqual([
    ["GRE", ["Free tests"]],
    ["IELTS", ["Sample papers"]],
    ["SAT", ["Bluebook", "Practice on Khan Academy"]],
  ]);
});

test("tests and titles are sorted as people sort, whatever their capitals and numbers", async ({ db }) => {
  const resourceUrl = "https://example.com";
  const tests = ["TOEFL", "gmat", "SAT Subject 10", "École normale", "SAT Subject 2", "IELTS", "duolingo"];
  await db
    .insert(testPrep)
    .values([
      ...tests.map((testType) => ({ testType, title: "Sample papers", resourceUrl })),
      { testType: "IELTS", title: "free tests", resourceUrl },
      { testType: "IELTS", title: "Writing", resourceUrl },
    ]);
  const groups = await asViewer(aVisitor(db), (own) => listTestPrep(own));
  expect(groups.map(({ testType }) => testType)).toEqual([
    "duolingo",
    "École normale",
    "gmat",
    "IELTS",
    "SAT Subject 2",
    "SAT Subject 10",
    "TOEFL",
  ]);
  expect(groups[3]?.resources.map(({ title }) => title)).toEqual(["free tests", "Sample papers", "Writing"]);
});

test("the exams of a chosen country come first, and the others stay", async ({ db }) => {
  const rows = ["ACT", "KCSE", "UTME", "WASSCE"].map((testType) => ({
    ...{ testType, title: "Past papers", resourceUrl: "https://example.com" },
  }));
  await db.insert(testPrep).values(rows);
  const order = async (country: "Kenya" | "Nigeria" | null) =>
    (await listTestPrep(db, country)).map(({ testType, isOwn }) => (isOwn ? `${testType}!` : testType));
  expect(await order("Kenya")).toEqual(["KCSE!", "ACT", "UTME", "WASSCE"]);
  expect(await order("Nigeria")).toEqual(["UTME!", "WASSCE!", "ACT", "KCSE"]);
  expect(await order(null)).toEqual(["ACT", "KCSE", "UTME", "WASSCE"]);
});

test("the list may be empty", async ({ db }) => {
  expect(await listTestPrep(db)).toEqual([]);
});
