import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect } from "vitest";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { scoreScholarship } from "#app/catalogue/scoring/score-scholarship.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, matchChanges, scholarships } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { test } from "#tests/support/database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people.ts";
import { randomProfile } from "#tests/support/random-opportunities.ts";
import { countMatches } from "./count-matches.server.ts";
import { shelveMatches } from "./shelve-matches.server.ts";

const today = "2026-11-20";
const amina: MatchProfile = {
  fieldsOfInterest: ["Law"],
  targetCountries: ["Kenya"],
  currentEducationLevel: "undergraduate",
  degreeType: null,
  gpa: null,
  budgetRange: null,
};
const none = { analyzed: 0, matches: 0 };
const ofScholarships = async (db: Database, day = today, profile = amina) => {
  const { analyzed, matches } = (await countMatches(db, profile, day)).kinds.scholarship;
  return [analyzed, matches];
};

describe("the count of matches", () => {
  test("is 0 of 0 where there is nothing", async ({ db }) => {
    const kinds = { scholarship: none, college: none, internship: none };
    expect(await countMatches(db, amina, today)).toEqual({ ...none, kinds });
  });

  test("counts every open opportunity, and apart those of 30 percent and more", async ({ db }) => {
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
    expect(await countMatches(db, amina, today)).toEqual({
      analyzed: 7,
      matches: 4,
      kinds: {
        scholarship: { analyzed: 2, matches: 1 },
        college: { analyzed: 2, matches: 1 },
        internship: { analyzed: 3, matches: 2 },
      },
    });
  });

  test("follows the days, forwards and back, from whatever day the shelves were filled on", async ({
    db,
  }) => {
    const law = { title: "A", fieldOfStudy: "Law" };
    await db
      .insert(scholarships)
      .values([
        { ...law, deadline: "2026-11-18" },
        { ...law, deadline: "2026-11-20" },
        { title: "B", deadline: "2026-11-22" },
        law,
      ]);
    for (const shelvedOn of [null, "2026-11-18", today, "2026-11-23", "2027-01-01"]) {
      if (shelvedOn) await asWorker(db, (own) => shelveMatches(own, shelvedOn));
      expect(await ofScholarships(db, "2026-11-18")).toEqual([4, 3]);
      expect(await ofScholarships(db, "2026-11-19")).toEqual([3, 2]);
      expect(await ofScholarships(db, "2026-11-21")).toEqual([2, 1]);
      expect(await ofScholarships(db, "2026-11-23")).toEqual([1, 1]);
    }
  });

  test("is right when everything had closed before the shelves were filled", async ({ db }) => {
    await db.insert(scholarships).values({ title: "A", fieldOfStudy: "Law", deadline: "2026-11-01" });
    await asWorker(db, (own) => shelveMatches(own, today));
    await db.insert(scholarships).values({ title: "B", fieldOfStudy: "Law" });
    expect(await ofScholarships(db)).toEqual([1, 1]);
  });

  test("is the same for a member and for a job", async ({ db }) => {
    await db.insert(scholarships).values({ title: "A", fieldOfStudy: "Law" });
    const member = aMember(db, await somebody(db));
    expect(await asViewer(member, (own) => ofScholarships(own))).toEqual([1, 1]);
    expect(await asWorker(db, (own) => ofScholarships(own))).toEqual([1, 1]);
  });

  test("is what one gets by scoring all of them, whatever was written, changed, removed and shelved before", {
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
      fc
        .constantFrom("2026-11-19", today)
        .map((day) => (own: Database) => asWorker(own, (job) => shelveMatches(job, day))),
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
        const matches = open.filter((one) => scoreScholarship(profile, one).percent >= 30);
        expect(await ofScholarships(db, day, profile)).toEqual([open.length, matches.length]);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
});

describe("the shelves", () => {
  test("and what was written since are kept by the database, whoever writes", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    await asViewer(admin, (own) => own.insert(scholarships).values({ title: "A" }));
    await asWorker(db, (own) => own.insert(scholarships).values({ title: "B" }));
    expect((await ofScholarships(db))[0]).toBe(2);
  });

  test("take up what was written", async ({ db }) => {
    for (const title of ["A", "B", "C"]) await db.insert(scholarships).values({ title });
    expect(await db.select().from(matchChanges)).toHaveLength(3);
    await asWorker(db, (own) => shelveMatches(own, today));
    expect(await db.select().from(matchChanges)).toEqual([]);
    expect(await ofScholarships(db)).toEqual([3, 0]);
  });

  test("do not care for a change that matching does not see", async ({ db }) => {
    await db.insert(scholarships).values({ title: "A" });
    await asWorker(db, (own) => shelveMatches(own, today));
    await db.update(scholarships).set({ title: "B" });
    expect(await db.select().from(matchChanges)).toEqual([]);
  });

  test("are filled by jobs only", async ({ db }) => {
    const member = aMember(db, await somebody(db));
    const filling = asViewer(member, (own) => shelveMatches(own, today));
    await expect(filling).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});
