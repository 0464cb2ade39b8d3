import { describe, expect } from "vitest";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, matchChanges, scholarships } from "#database/schema/index.ts";
import { fieldsOfInterest, opportunityKinds, targetCountries } from "#database/schema/lists.ts";
import { asWorker } from "#database/viewer.ts";
import { test } from "#tests/support/database.ts";
import { randomFit } from "#tests/support/random-fit.ts";
import { countMatches } from "../count-matches.server.ts";
import { countVerdicts } from "../count-verdicts.server.ts";
import type { MatchCursor } from "../match-cursor.ts";
import { openMore } from "../more/open-more.server.ts";
import { rankMatches, rankRows } from "../rank-matches.server.ts";
import { shelveMatches } from "../shelve-matches.server.ts";
import { readShelves, type ShelvesOf } from "./read-shelves.server.ts";

const today = "2026-11-20";
const random = randomFit(7);
const deadlines = [null, "2026-11-19", today, "2026-11-21", "2027-01-01"];
const regions = [null, "Kisumu County", "Turkana", "Kisumu County, Siaya"];

async function addAll(db: Database, each: number) {
  const places = Array.from({ length: each }, (_, place) => place);
  const country = (place: number) => targetCountries[place % 5] ?? "";
  const shared = (place: number) => ({
    region: regions[place % 4] ?? null,
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, 0, place % 7)),
  });
  await db.insert(scholarships).values(
    places.map((place) => ({
      ...random.facts.scholarship(),
      ...shared(place),
      ...{ title: "A", country: country(place), deadline: deadlines[place % 5] ?? null },
    })),
  );
  await db.insert(colleges).values(
    places.map((place) => ({
      ...random.facts.college(),
      ...shared(place),
      ...{ name: "B", country: country(place), tuitionRange: place % 2 ? "$1" : "" },
    })),
  );
  await db.insert(internships).values(
    places.map((place) => ({
      ...random.facts.internship(),
      ...shared(place),
      ...{ title: "C", location: country(place), applicationDeadline: deadlines[place % 5] ?? null },
    })),
  );
}

function somebody(nth: number): { profile: MatchProfile; applicant: Applicant } {
  const fields = [...fieldsOfInterest.slice(nth % 12, (nth % 12) + 3)];
  const region = [null, "Kisumu County", "Turkana"][nth % 3] ?? null;
  const residence = nth % 2 ? "Kenya" : null;
  return {
    applicant: { ...random.applicant(), fields, region, ...(residence && { residence }) },
    profile: {
      ...{ fieldsOfInterest: fields, targetCountries: targetCountries.slice(nth % 3, 3 + (nth % 5)) },
      ...{
        currentEducationLevel: "high_school",
        degreeType: "undergraduate",
        gpa: 3.2,
        budgetRange: "0-5000",
      },
    },
  };
}

const none: ShelvesOf = { scholarship: null, college: null, internship: null };
const shelve = (db: Database) => asWorker(db, (own) => shelveMatches(own, today));

describe("what stands on shelves", () => {
  test("has the ranks, verdicts and counts of its rows", { timeout: 300_000 }, async ({ db }) => {
    await addAll(db, 80);
    await shelve(db);
    const shelves = await readShelves(db, today);
    const seen = { can: 0, check: 0, closed: 0 };
    for (let nth = 0; nth < 24; nth++) {
      const { profile, applicant } = somebody(nth);
      for (const kind of opportunityKinds) {
        const all = { profile, applicant, kind, today, after: null, limit: 1000 };
        const byRow = await rankRows(db, all);
        expect(await rankMatches(db, all)).toEqual(byRow);
        const hidden = byRow.slice(1, 3).map(({ id }) => id);
        const counts = await countVerdicts(db, profile, applicant, kind, today, { without: hidden });
        expect(counts.can + counts.check + counts.closed).toBe(byRow.length - hidden.length);
        for (const verdict of ["can", "check", "closed"] as const) seen[verdict] += counts[verdict];
      }
      expect(await countMatches(db, profile, today, shelves)).toEqual(await countMatches(db, profile, today));
      const opened = await openMore(db, profile, applicant, today, none);
      // Counted, and remembered.
      for (const _ of ["once", "again"])
        expect(await openMore(db, profile, applicant, today, shelves)).toEqual(opened);
    }
    for (const verdict of ["can", "check", "closed"] as const) expect(seen[verdict]).toBeGreaterThan(50);
  });

  test("comes page by page, without what was hidden", { timeout: 120_000 }, async ({ db }) => {
    await addAll(db, 40);
    await shelve(db);
    for (let nth = 0; nth < 3; nth++) {
      const asked = { ...somebody(nth), kind: "scholarship", today } as const;
      const all = await rankRows(db, { ...asked, after: null, limit: 1000 });
      const without = all.slice(2, 4).map(({ id }) => id);
      const seen: MatchCursor[] = [];
      for (let page: MatchCursor[] = []; seen.length === 0 || page.length === 4; seen.push(...page)) {
        page = await rankMatches(db, { ...asked, after: seen.at(-1) ?? null, limit: 4, without });
        if (page.length === 0) break;
      }
      expect(seen).toEqual(all.filter(({ id }) => !without.includes(id)));
    }
  });

  test("is left alone once something that matching sees has changed, and on another day", async ({ db }) => {
    await addAll(db, 3);
    expect((await readShelves(db, today)).scholarship).toBeNull();
    await shelve(db);
    expect((await readShelves(db, "2026-11-21")).scholarship).toBeNull();
    const filled = (await readShelves(db, today)).scholarship;
    await db.update(scholarships).set({ description: "Another text" });
    await shelve(db);
    expect(filled).not.toBeNull();
    expect((await readShelves(db, today)).scholarship).toBe(filled);
    await db.update(scholarships).set({ womenOnly: true });
    const after = await readShelves(db, today);
    expect([after.scholarship, after.college === null]).toEqual([null, false]);
    await db.update(colleges).set({ region: "Elsewhere" });
    expect((await readShelves(db, today)).college).toBeNull();
    // There are neither more nor fewer of any kind than before.
    const { kinds } = await countMatches(db, somebody(0).profile, today);
    expect(kinds.college.analyzed).toBe(3);
    expect(await db.select().from(matchChanges)).not.toEqual([]);
    await shelve(db);
    expect((await readShelves(db, today)).college).not.toBeNull();
  });
});
