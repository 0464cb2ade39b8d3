import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect } from "vitest";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { score } from "#app/catalogue/scoring/score.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { randomProfile } from "#tests/support/catalogue/random-opportunities.ts";
import { test } from "#tests/support/database/test-database.ts";
import { atDepth } from "#tests/support/depth.ts";
import { aMember, somebody } from "#tests/support/people/people.ts";
import { countListings, countMatches } from "./match-listings.ts";

const today = "2026-11-20";
const amina: MatchProfile = {
  fieldsOfInterest: ["Law"],
  targetCountries: ["Kenya"],
  currentEducationLevel: "undergraduate",
  degreeType: null,
  gpa: null,
  budgetRange: null,
};
async function ofScholarships(db: Database, day = today, profile = amina) {
  const snapshot = await readSnapshot(db, day);
  return [snapshot.listings.scholarship.length, countMatches(snapshot, "scholarship", profile)];
}

describe("the count of matches", () => {
  test("is 0 of 0 if there is nothing", async ({ db }) => {
    expect(await ofScholarships(db)).toEqual([0, 0]);
  });

  test("includes every open opportunity, and separately those of 30 percent and more", async ({ db }) => {
    await db
      .insert(scholarships)
      .values([
        { title: "field", fieldOfStudy: "Law" },
        { title: "GPA only" },
        { title: "closed", fieldOfStudy: "Law", deadline: "2026-11-19" },
      ]);
    await db.insert(colleges).values([
      { name: "country", country: "Kenya" },
      { name: "none", tuitionRange: "$1" },
    ]);
    await db.insert(internships).values([
      { title: "location", location: "Kenya" },
      { title: "duration", duration: "3 months" },
      { title: "today", field: "Any field", applicationDeadline: today },
    ]);
    const snapshot = await readSnapshot(db, today);
    expect(countListings(snapshot)).toBe(7);
    const counts = opportunityKinds.map((kind) => [kind, countMatches(snapshot, kind, amina)]);
    expect(counts).toEqual([
      ["scholarship", 1],
      ["college", 1],
      ["internship", 2],
    ]);
  });

  test("follows the date, forwards and back", async ({ db }) => {
    const law = { title: "A", fieldOfStudy: "Law" };
    await db
      .insert(scholarships)
      .values([
        { ...law, deadline: "2026-11-18" },
        { ...law, deadline: "2026-11-20" },
        { title: "B", deadline: "2026-11-22" },
        law,
      ]);
    expect(await ofScholarships(db, "2026-11-18")).toEqual([4, 3]);
    expect(await ofScholarships(db, "2026-11-23")).toEqual([1, 1]);
    expect(await ofScholarships(db, "2026-11-19")).toEqual([3, 2]);
    expect(await ofScholarships(db, "2026-11-21")).toEqual([2, 1]);
  });

  test("is the same for a member and for a job", async ({ db }) => {
    await db.insert(scholarships).values({ title: "A", fieldOfStudy: "Law" });
    const member = aMember(db, await somebody(db));
    expect(await asViewer(member, (own) => ofScholarships(own))).toEqual([1, 1]);
    expect(await asWorker(db, (own) => ofScholarships(own))).toEqual([1, 1]);
  });

  test("equals the result of scoring all of them, whatever was written, changed, removed and read before", {
    timeout: 120_000,
  }, async ({ db }) => {
    const days = [null, "2026-11-18", "2026-11-19", today, "2026-11-21"];
    const fields = ["Law", "Nursing, Law", "All fields", ""];
    const row = fc.record({
      title: fc.constantFrom("A", "B", "C"),
      fieldOfStudy: fc.constantFrom(...fields),
      country: fc.constantFrom("Kenya", "Ghana", ""),
      deadline: fc.constantFrom(...days),
    });
    const step = fc.oneof(
      fc
        .array(row, { minLength: 1, maxLength: 4 })
        .map((rows) => (own: Database) => own.insert(scholarships).values(rows)),
      row.map((to) => (own: Database) => own.update(scholarships).set(to).where(sql`title = ${to.title}`)),
      row.map(
        ({ title }) =>
          (own: Database) =>
            own.delete(scholarships).where(sql`title = ${title}`),
      ),
      fc.constantFrom("2026-11-19", today).map((day) => (own: Database) => readSnapshot(own, day)),
      fc.constant((own: Database) => own.execute(sql`truncate scholarships cascade`)),
    );
    const property = fc.asyncProperty(
      randomProfile,
      fc.array(step, { maxLength: 12 }),
      fc.constantFrom("2026-11-19", today, "2026-11-22"),
      async (profile, steps, day) => {
        await db.delete(scholarships);
        for (const take of steps) await take(db);
        const open = (await db.select().from(scholarships)).filter(
          ({ deadline }) => !deadline || deadline >= day,
        );
        const matches = open.filter((one) => score("scholarship", profile, one).percent >= 30);
        expect(await ofScholarships(db, day, profile)).toEqual([open.length, matches.length]);
      },
    );
    await fc.assert(property, { numRuns: atDepth(20, 60) });
  });
});
