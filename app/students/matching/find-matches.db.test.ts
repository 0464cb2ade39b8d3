import fc from "fast-check";
import { describe, expect } from "vitest";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { parseLevels } from "#app/catalogue/eligibility/study-levels.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { score } from "#app/catalogue/scoring/score.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, profiles, scholarships } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { randomProfile, randomScholarship } from "#tests/support/catalogue/random-opportunities.ts";
import { test } from "#tests/support/database/test-database.ts";
import { atDepth } from "#tests/support/depth.ts";
import { aMember, somebody } from "#tests/support/people/people.ts";
import { findMatches } from "./find-matches.server.ts";
import { readMatchCursor } from "./match-cursor.ts";

const today = "2026-11-20";
const amina: MatchProfile = {
  fieldsOfInterest: ["Law"],
  targetCountries: ["Kenya"],
  currentEducationLevel: "undergraduate",
  degreeType: null,
  gpa: 3.2,
  budgetRange: "0-5000",
};
/** A student with only the fields that the score uses. */
const seeker = (profile: MatchProfile) => ({ profile, applicant: unknownApplicant });
const perfect = { fieldOfStudy: "Law", country: "Kenya", educationLevel: "undergraduate" };
const titles = async (db: Database, profile = amina) =>
  (await findMatches(db, seeker(profile), "scholarship", null, today)).matches.map(
    ({ opportunity, score }) => [opportunity.title, score.percent],
  );

describe("a page of matches", () => {
  test("shows the best first, those with nothing decisive known last, and none below 30 percent", async ({
    db,
  }) => {
    await db.insert(scholarships).values([
      { title: "GPA only", gpaRequirement: "none" },
      { title: "country", country: "Kenya", gpaRequirement: "above_3_5" },
      { title: "level and GPA", educationLevel: "undergraduate" },
      { title: "all", ...perfect },
      { title: "field", fieldOfStudy: "Law", gpaRequirement: "above_3_5" },
      { title: "all but GPA", ...perfect, gpaRequirement: "above_3_5" },
    ]);
    expect(await titles(db)).toEqual([
      ["all", 100],
      ["all but GPA", 85],
      ["level and GPA", 35],
      ["field", 40],
    ]);
  });

  test("sorts what closes sooner first, what never closes last, and the newer before the older", async ({
    db,
  }) => {
    await db.insert(scholarships).values([
      { title: "never, older", ...perfect, createdAt: new Date("2026-11-01T10:00:00Z") },
      { title: "later", ...perfect, deadline: "2027-03-01" },
      { title: "never, newer", ...perfect, createdAt: new Date("2026-11-01T10:00:01Z") },
      { title: "soon, older", ...perfect, deadline: "2026-12-01", createdAt: new Date("2026-11-01") },
      { title: "soon, newer", ...perfect, deadline: "2026-12-01", createdAt: new Date("2026-11-02") },
    ]);
    const order = (await titles(db)).map(([title]) => title);
    expect(order).toEqual(["soon, newer", "soon, older", "later", "never, newer", "never, older"]);
  });

  test("includes what closes today, and not what closed yesterday", async ({ db }) => {
    await db.insert(scholarships).values([
      { title: "today", ...perfect, deadline: today },
      { title: "yesterday", ...perfect, deadline: "2026-11-19" },
    ]);
    expect(await titles(db)).toEqual([["today", 100]]);
  });

  test("follows every change of an opportunity", async ({ db }) => {
    await db
      .insert(scholarships)
      .values({ title: "A", fieldOfStudy: "Nursing", gpaRequirement: "above_3_5" });
    expect(await titles(db)).toEqual([]);
    await db.update(scholarships).set({ fieldOfStudy: "Law" });
    expect(await titles(db)).toEqual([["A", 40]]);
    await db.delete(scholarships);
    expect(await titles(db)).toEqual([]);
  });

  test("includes colleges and internships", async ({ db }) => {
    await db
      .insert(colleges)
      .values({ name: "Strathmore", country: "Kenya", programs: ["Law"], tuitionRange: "$3,000" });
    await db.insert(internships).values([
      { title: "At a court", field: "Law", location: "Nairobi, Kenya", duration: "3 months" },
      { title: "Anywhere", field: "All fields", applicationDeadline: "2026-11-19" },
    ]);
    const found = await findMatches(db, seeker(amina), "college", null, today);
    expect(found.matches).toMatchObject([{ opportunity: { name: "Strathmore" }, score: { percent: 90 } }]);
    const internship = await findMatches(db, seeker(amina), "internship", null, today);
    expect(internship.matches).toMatchObject([
      { opportunity: { title: "At a court" }, score: { percent: 90 } },
    ]);
    expect(internship.next).toBeNull();
  });

  test("has 12 matches, and links to the next page", async ({ db }) => {
    await db
      .insert(scholarships)
      .values(Array.from({ length: 18 }, (_, place) => ({ title: `Award ${place}`, ...perfect })));
    const first = await findMatches(db, seeker(amina), "scholarship", null, today);
    expect(first.matches).toHaveLength(12);
    const cursor = readMatchCursor(first.next ?? "");
    const second = await findMatches(db, seeker(amina), "scholarship", cursor, today);
    expect(second).toMatchObject({ matches: { length: 6 }, next: null });
  });

  test("ends before what is not open to the student, which begins the next page", async ({ db }) => {
    await db.insert(scholarships).values([
      { title: "Open", ...perfect },
      { title: "For Ghanaians", ...perfect, citizens: ["Ghana"] },
    ]);
    const kenyan = { profile: amina, applicant: { ...unknownApplicant, citizenships: ["Kenya"] } };
    const first = await findMatches(db, kenyan, "scholarship", null, today);
    expect(first.matches.map(({ opportunity }) => opportunity.title)).toEqual(["Open"]);
    expect(first.isNextClosed).toBe(true);
    const cursor = readMatchCursor(first.next ?? "");
    const second = await findMatches(db, kenyan, "scholarship", cursor, today);
    expect(second.matches.map(({ opportunity }) => opportunity.title)).toEqual(["For Ghanaians"]);
    expect(second).toMatchObject({ next: null, isNextClosed: false });
  });

  test("is the same for a member and for a job", async ({ db }) => {
    await db.insert(scholarships).values({ title: "all", ...perfect });
    const member = aMember(db, await somebody(db));
    expect(await asViewer(member, (own) => titles(own))).toEqual([["all", 100]]);
    expect(await asWorker(db, (own) => titles(own))).toEqual([["all", 100]]);
  });

  test("can't be computed from a stranger's profile, which a member can't read", async ({ db }) => {
    const [owner, stranger] = [await somebody(db), await somebody(db, "Brian Otieno")];
    await db
      .insert(profiles)
      .values({ ...amina, userId: owner, fullName: "Amina", email: "a@example.com", country: "Kenya" });
    const profilesSeenBy = (who: string) => asViewer(aMember(db, who), (own) => own.select().from(profiles));
    expect(await profilesSeenBy(owner)).toHaveLength(1);
    expect(await profilesSeenBy(stranger)).toEqual([]);
  });
});

describe("all pages together", () => {
  const few = { maxLength: 60 };
  const days = fc.constantFrom(null, "2026-11-19", today, "2026-11-21", "2027-01-01");
  const moments = fc.constantFrom("2026-11-01T00:00:00Z", "2026-11-01T00:00:00.001Z", "2026-11-02T00:00:00Z");
  const catalogue = fc.array(fc.tuple(randomScholarship, days, moments), few);

  test("neither skip nor repeat a match", { timeout: 120_000 }, async ({ db }) => {
    const property = fc.asyncProperty(randomProfile, catalogue, async (profile, facts) => {
      await db.delete(scholarships);
      if (facts.length > 0) {
        await db.insert(scholarships).values(
          facts.map(([row, deadline, createdAt]) => ({
            ...row,
            title: "A",
            deadline,
            createdAt: new Date(createdAt),
          })),
        );
      }
      const seen: string[] = [];
      let next: string | null = "";
      while (next !== null) {
        const cursor = readMatchCursor(next);
        const page = await findMatches(db, seeker(profile), "scholarship", cursor, today);
        seen.push(...page.matches.map(({ opportunity }) => opportunity.id));
        next = page.next;
      }
      expect(seen).toEqual(await sortedByHand(db, profile));
    });
    await fc.assert(property, { numRuns: atDepth(8, 25), endOnFailure: true });
  });
});

/** Every open match, scored and sorted without the database. */
async function sortedByHand(db: Database, profile: MatchProfile): Promise<string[]> {
  const all = await db.select().from(scholarships);
  return all
    .map((row) => ({
      id: row.id,
      isKnown: parseLevels(row.educationLevel).length > 0,
      isChosen: score("scholarship", profile, row).reasons.some(
        ({ criterion, isMet }) => criterion === "country" && isMet,
      ),
      percent: score("scholarship", profile, row).percent,
      listedUntil: row.deadline ?? "9999-12-31",
      createdAt: row.createdAt.getTime(),
    }))
    .filter(({ percent, listedUntil }) => percent >= 30 && listedUntil >= today)
    .sort(
      (one, other) =>
        Number(other.isKnown) - Number(one.isKnown) ||
        Number(other.isChosen) - Number(one.isChosen) ||
        other.percent - one.percent ||
        one.listedUntil.localeCompare(other.listedUntil) ||
        other.createdAt - one.createdAt ||
        (one.id < other.id ? 1 : -1),
    )
    .map(({ id }) => id);
}
