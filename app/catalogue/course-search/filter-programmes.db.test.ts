import { expect } from "vitest";
import { test } from "#tests/support/database/test-database.ts";
import { judgeAll } from "../courses/judge-all.ts";
import { type CourseStanding, StudentResults } from "../courses/judge-programme.ts";
import { isKcseSubject } from "../courses/kenya/kcse-subjects.ts";
import { readProgrammes } from "../courses/read-programmes.server.ts";
import { parseResults } from "../courses/results-code.ts";
import { loadCourses } from "../courses/tables/load-courses.server.ts";
import { filterProgrammes } from "./filter-programmes.ts";

const everything = {
  country: "Kenya",
  text: "",
  field: null,
  region: null,
  level: null,
  isPublic: null,
} as const;

test("the tables show a Kenyan with B+ and one with D+ which programmes are within reach", async ({ db }) => {
  await loadCourses(db);
  const { programmes: all, latestYear } = await readProgrammes(db, "Kenya");
  expect(latestYear).toBe(2025);
  const count = (grades: string, text: string) => {
    const student = new StudentResults("Kenya", parseResults(grades, isKcseSubject, 12));
    const judged = judgeAll(
      filterProgrammes(all, { ...everything, text }, "2026-11-18"),
      student,
      latestYear,
    );
    const rows = Map.groupBy(judged, ({ judgement }) => judgement?.standing ?? "unknown");
    return (standing: CourseStanding) => rows.get(standing)?.length ?? 0;
  };
  const nursing = count("ENG10.KIS9.MAT9.BIO11.CHE10.PHY8.HAG11", "nursing");
  expect(nursing("likely") + nursing("possible") + nursing("stretch")).toBeGreaterThan(20);
  const dPlus = count("ENG4.KIS5.MAT3.BIO4.CHE3.HAG5.CRE5.AGR4", "");
  expect(dPlus("likely")).toBe(0);
  expect(dPlus("qualified")).toBeGreaterThan(0);

  // A search with a mean grade finds courses that require no more, the highest first.
  const asks = (text: string) =>
    filterProgrammes(all, { ...everything, text }, "2026-11-18").map(({ requirement }) =>
      "meanGrade" in requirement ? requirement.meanGrade : "",
    );
  const cPlain = asks("courses with C plain");
  expect([cPlain[0], cPlain.at(-1)]).toEqual(["C", "D+"]);
  expect(asks("nursing C+")).toContain("C+");
  expect(asks("what can I do with B- in maths")).toHaveLength(all.length);
});
