import { expect } from "vitest";
import { testPrep } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database.ts";
import { aVisitor } from "#tests/support/people.ts";
import { listTestPrep } from "./list-test-prep.server.ts";

test("resources stand under their test, the tests in the order of the alphabet", async ({ db }) => {
  const resourceUrl = "https://example.com";
  await db.insert(testPrep).values([
    { testType: "SAT", title: "Practice on Khan Academy", resourceUrl },
    { testType: "IELTS", title: "Sample papers", resourceUrl },
    { testType: "GRE", title: "Free tests", resourceUrl },
    { testType: "SAT", title: "Bluebook", resourceUrl },
  ]);
  const groups = await asViewer(aVisitor(db), listTestPrep);
  expect(groups.map(({ testType, resources }) => [testType, resources.map(({ title }) => title)])).toEqual([
    ["GRE", ["Free tests"]],
    ["IELTS", ["Sample papers"]],
    ["SAT", ["Bluebook", "Practice on Khan Academy"]],
  ]);
});

test("there may be no resources", async ({ db }) => {
  expect(await listTestPrep(db)).toEqual([]);
});
