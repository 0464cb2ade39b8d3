import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { type Applicant, unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { matchListings, withoutListings } from "#app/catalogue/matching/match-listings.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { findQuestion } from "./find-question.server.ts";

const profile = {
  fieldsOfInterest: ["Nursing"],
  targetCountries: ["Kenya"],
  currentEducationLevel: null,
  degreeType: null,
  gpa: null,
  budgetRange: null,
  country: "Kenya",
  results: [],
};
const wanjiru: Applicant = {
  ...unknownApplicant,
  citizenships: ["Kenya"],
  residence: "Kenya",
  finished: "secondary",
  wants: ["vocational"],
  fields: ["Nursing"],
};
const award = {
  fieldOfStudy: "Nursing",
  country: "Kenya",
  educationLevel: "vocational",
  citizens: ["Kenya"],
};
const graded = { ...award, grades: [{ system: "KCSE" as const, min: "C" }] };

async function ask(db: Database, without: string[] = [], isOnSamePage = true) {
  const shown = withoutListings(await readSnapshot(db, "2026-11-16"), without);
  const matches = matchListings(shown, "scholarship", { profile, applicant: wanjiru }, "2026-11-16");
  return findQuestion({ profile, applicant: wanjiru, about: "you" }, matches, isOnSamePage);
}

describe("the question on the matches page", () => {
  test("is the one that would settle most matches that are open and need checking, with their number", async ({
    db,
  }) => {
    await db.delete(scholarships);
    const rows = await db
      .insert(scholarships)
      .values([
        { ...graded, title: "A" },
        { ...graded, title: "B" },
        { ...graded, title: "C" },
        { ...award, title: "For women", womenOnly: true },
        { ...award, title: "For women too", womenOnly: true },
        { ...award, title: "Open already" },
        { ...graded, title: "For Ghana only", citizens: ["Ghana"] },
        { ...graded, title: "Closed", deadline: "2026-01-01" },
        { ...graded, title: "Does not fit", fieldOfStudy: "Law", country: "Japan" },
      ])
      .returning();
    const picked = await ask(db);
    expect(picked?.sentence).toBe("Tell us your KCSE grade: it decides 3 of these");
    expect(picked?.inputs.map(({ name, label }) => [name, label])).toEqual([
      ["system", "Exam or scale"],
      ["result", "What was your KCSE mean grade?"],
    ]);
    const without = rows.filter(({ title }) => title < "C").map(({ id }) => id);
    expect((await ask(db, without))?.sentence, "some were hidden").toBe(
      "Tell us whether you are a woman or a man: it decides 2 of these",
    );
    expect((await ask(db, [], false))?.sentence).toMatch(/ it decides 3 of those with an answer missing$/);
  });

  test("follows the current records, however often it was asked before", async ({ db }) => {
    await db.delete(scholarships);
    await db.insert(scholarships).values([
      { ...graded, title: "A" },
      { ...graded, title: "B" },
    ]);
    expect((await ask(db))?.sentence).toMatch(/ it decides 2 of these$/);
    await db.update(scholarships).set({ grades: [], womenOnly: true }).where(eq(scholarships.title, "A"));
    await db.update(scholarships).set({ grades: [], womenOnly: true }).where(eq(scholarships.title, "B"));
    expect((await ask(db))?.sentence).toBe("Tell us whether you are a woman or a man: it decides 2 of these");
  });

  test("is absent if nothing needs checking", async ({ db }) => {
    await db.delete(scholarships);
    await db.insert(scholarships).values({ ...award, title: "Open already" });
    expect(await ask(db)).toBeNull();
  });
});
