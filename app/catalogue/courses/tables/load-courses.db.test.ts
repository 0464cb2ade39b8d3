import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { programmeSources, programmes } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { type Standing, StudentResults } from "../judge-programme.ts";
import { isKcseSubject } from "../kenya/kcse-subjects.ts";
import { filterProgrammes, judgeAll } from "../list-programmes.ts";
import { readProgrammes } from "../read-programmes.server.ts";
import { parseResults } from "../results-code.ts";
import { loadCourses } from "./load-courses.server.ts";

const everything = {
  country: "Kenya",
  text: "",
  field: null,
  region: null,
  level: null,
  isPublic: null,
} as const;

describe("the tables of courses", () => {
  test("are loaded once, and not over a table that an editor has imported", async ({ db }) => {
    expect(await loadCourses(db)).toBe(2122 + 237 + 6506 + 161);
    expect(await loadCourses(db)).toBe(0);
    await db.update(programmeSources).set({ digest: null }).where(eq(programmeSources.id, "kuccps-degrees"));
    await db.delete(programmes).where(eq(programmes.sourceId, "kuccps-degrees"));
    expect(await loadCourses(db)).toBe(0);
    await db
      .update(programmeSources)
      .set({ digest: "older" })
      .where(eq(programmeSources.id, "ghana-universities"));
    expect(await loadCourses(db)).toBe(161);
  });

  test("tell a Kenyan with B+ what is within reach, and one with D+ what is", async ({ db }) => {
    await loadCourses(db);
    const { programmes: all, latestYear } = await readProgrammes(db);
    expect(latestYear).toBe(2025);
    const count = (grades: string, text: string) => {
      const student = new StudentResults("Kenya", parseResults(grades, isKcseSubject, 12));
      const judged = judgeAll(filterProgrammes(all, { ...everything, text }), student, latestYear);
      const rows = Map.groupBy(judged, ({ judgement }) => judgement?.standing ?? "unknown");
      return (standing: Standing) => rows.get(standing)?.length ?? 0;
    };
    const nursing = count("ENG10.KIS9.MAT9.BIO11.CHE10.PHY8.HAG11", "nursing");
    expect(nursing("likely") + nursing("possible") + nursing("stretch")).toBeGreaterThan(20);
    const dPlus = count("ENG4.KIS5.MAT3.BIO4.CHE3.HAG5.CRE5.AGR4", "");
    expect(dPlus("likely")).toBe(0);
    expect(dPlus("qualified")).toBeGreaterThan(0);
  });
});
