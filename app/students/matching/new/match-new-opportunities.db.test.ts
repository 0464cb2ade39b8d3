import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { bestMatches, matchListings } from "#app/catalogue/matching/match-listings.ts";
import { groupWorth, matchGroups } from "#app/catalogue/matching/rank.ts";
import { percentOf } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { compareListings, type Listing } from "#app/catalogue/snapshot/listing.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import type { Database } from "#database/database.ts";
import { circumstances, colleges, internships, profiles, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import {
  randomCollege,
  randomInternship,
  randomProfile,
  randomScholarship,
} from "#tests/support/catalogue/random-opportunities.ts";
import { test } from "#tests/support/database/test-database.ts";
import { atDepth } from "#tests/support/depth.ts";
import { aMember, somebody } from "#tests/support/people/people.ts";
import { listNewListings, matchNewListings } from "./match-new-opportunities.server.ts";

const news = {
  since: new Date("2026-11-19T06:00:00Z"),
  until: new Date("2026-11-20T06:00:00Z"),
  today: "2026-11-20",
};
type Batch = Parameters<typeof matchNewListings>[2];
const createdAt = new Date("2026-11-19T12:00:00Z");
const law = { fieldOfStudy: "Law", title: "A", createdAt };

/** One batch of profiles, with everything that is new to them. */
const matchNewOpportunities = async (db: Database, since: typeof news, batch?: Batch) =>
  matchNewListings(db, await listNewListings(db, since), batch);

async function withProfile(db: Database, more: Partial<typeof profiles.$inferInsert> = {}): Promise<string> {
  const userId = await somebody(db);
  await db.insert(profiles).values({
    userId,
    fullName: "Amina Yusuf",
    email: "amina@example.com",
    country: "Nigeria",
    fieldsOfInterest: ["Law"],
    ...more,
  });
  return userId;
}

describe("the new opportunities for a student", () => {
  test("are not closed to the student, and closed ones don't count towards the limit", async ({ db }) => {
    const userId = await withProfile(db, { citizenships: ["Nigeria"] });
    await db.insert(circumstances).values({ userId, refugee: false });
    const best = {
      ...law,
      country: "Kenya",
      educationLevel: "undergraduate",
      gpaRequirement: "none" as const,
    };
    await db
      .insert(scholarships)
      .values([
        ...Array.from({ length: 20 }, (_, place) => ({ ...best, title: `${place}`, citizens: ["Ghana"] })),
        { ...best, title: "for refugees", groups: ["refugee"], groupsOnly: true },
        { ...law, title: "open", citizens: ["Nigeria"] },
      ]);
    const { profiles: found } = await asWorker(db, (own) => matchNewOpportunities(own, news));
    const [open] = await db.select().from(scholarships).where(eq(scholarships.title, "open"));
    expect(found).toEqual([{ userId, matches: [expect.objectContaining({ id: open?.id })] }]);
  });

  test("were added since the last alert, are still open and fit", async ({ db }) => {
    const userId = await withProfile(db);
    await db.insert(scholarships).values([
      { ...law, title: "before", createdAt: news.since },
      { ...law, title: "new" },
      { ...law, title: "after", createdAt: new Date("2026-11-20T06:00:00.001Z") },
      { ...law, title: "closed", deadline: "2026-11-19" },
      { ...law, title: "unfitting", fieldOfStudy: "Nursing" },
    ]);
    const answer = await asWorker(db, (own) => matchNewOpportunities(own, news));
    const [fresh] = await db.select().from(scholarships).where(eq(scholarships.title, "new"));
    const match = expect.objectContaining({ kind: "scholarship", id: fresh?.id, percent: 55 });
    expect(answer).toEqual({ profiles: [{ userId, matches: [match] }], next: null });
  });

  test("are at most ten, the best first, of all kinds", async ({ db }) => {
    const programmes = [{ name: "Laws", level: "undergraduate" as const, field: "Law" }];
    await withProfile(db, { targetCountries: ["Kenya"], budgetRange: "0-5000" });
    await db.insert(scholarships).values(Array.from({ length: 12 }, () => law));
    await db
      .insert(colleges)
      .values({ name: "A", country: "Kenya", programs: ["Law"], programmes, tuitionRange: "$1", createdAt });
    await db.insert(internships).values({ title: "A", field: "Law", location: "Kenya", createdAt });
    const { profiles: found } = await asWorker(db, (own) => matchNewOpportunities(own, news));
    const percents = found[0]?.matches.map(({ kind, percent }) => [kind, percent]);
    expect(percents).toEqual([["internship", 80], ["college", 90], ...Array(8).fill(["scholarship", 55])]);
  });

  test("are not computed for members without emails", async ({ db }) => {
    await withProfile(db, { emailNotifications: false });
    await db.insert(scholarships).values(law);
    expect((await asWorker(db, (own) => matchNewOpportunities(own, news))).profiles).toEqual([]);
  });

  test("come in batches that include every student once", async ({ db }) => {
    const people: string[] = [];
    for (let born = 0; born < 7; born++) people.push(await withProfile(db));
    await db.insert(scholarships).values(law);
    const queries: string[] = [];
    let after: string | null = null;
    do {
      const batch = await asWorker(db, (own) => matchNewOpportunities(own, news, { after, size: 3 }));
      queries.push(...batch.profiles.map(({ userId }) => userId));
      after = batch.next;
    } while (after);
    expect(queries).toEqual(people.sort());
  });

  test("show a member nothing about a stranger", async ({ db }) => {
    const owner = await withProfile(db);
    const stranger = await somebody(db, "Brian Otieno");
    await db.insert(scholarships).values(law);
    const ask = (who: string) => asViewer(aMember(db, who), (own) => matchNewOpportunities(own, news));
    expect((await ask(owner)).profiles).toHaveLength(1);
    expect((await ask(stranger)).profiles).toEqual([]);
  });

  test("equal what scoring and sorting every listing one by one gives", { timeout: 120_000 }, async ({
    db,
  }) => {
    const days = fc.constantFrom(null, "2026-11-19", "2026-11-20", "2026-12-01");
    const moments = fc.constantFrom("2026-11-19T06:00:00Z", "2026-11-19T08:00:00Z", "2026-11-19T09:00:00Z");
    const some = <Facts>(facts: fc.Arbitrary<Facts>) =>
      fc.array(fc.tuple(facts, days, moments), { minLength: 1, maxLength: 30 });
    const property = fc.asyncProperty(
      randomProfile,
      some(randomScholarship),
      some(randomCollege),
      some(randomInternship),
      async (profile, ...[some1, some2, some3]) => {
        for (const table of [scholarships, colleges, internships, profiles]) await db.delete(table);
        await withProfile(db, profile);
        await db.insert(scholarships).values(
          some1.map(([facts, deadline, at]) => ({
            ...facts,
            title: "A",
            deadline,
            createdAt: new Date(at),
          })),
        );
        await db
          .insert(colleges)
          .values(some2.map(([facts, , at]) => ({ ...facts, name: "A", createdAt: new Date(at) })));
        await db.insert(internships).values(
          some3.map(([facts, day, at]) => ({
            ...facts,
            title: "A",
            applicationDeadline: day,
            createdAt: new Date(at),
          })),
        );
        const answer = await asWorker(db, (own) => matchNewOpportunities(own, news));
        const found = answer.profiles[0]?.matches ?? [];
        expect(found.map(({ text: _, ...one }) => one)).toEqual(await bestByHand(db, profile));
      },
    );
    await fc.assert(property, { numRuns: atDepth(8, 20), endOnFailure: true });
  });
});

/** Below are what isn't open and colleges that are shown apart. What a page folds because it has enough to check ranks above. */
const firstOpenRank = groupWorth * (matchGroups.length - matchGroups.indexOf("aside"));

async function bestByHand(db: Database, profile: MatchProfile) {
  const [row] = await db.select().from(profiles);
  if (!row) return [];
  const applicant = applicantOf(row, null, news.today);
  const snapshot = await readSnapshot(db, news.today);
  const fresh = ({ createdAt }: Listing) => createdAt > news.since.getTime() * 1000;
  const all = opportunityKinds
    .flatMap((kind) => bestMatches(matchListings(snapshot, kind, { profile, applicant }, news.today)))
    .filter(({ listing, rank }) => fresh(listing) && rank >= firstOpenRank)
    .sort((one, other) => other.rank - one.rank || compareListings(one.listing, other.listing));
  return all
    .slice(0, 10)
    .map(({ listing: { kind, id }, points, verdict }) => ({ kind, id, percent: percentOf(points), verdict }));
}
