import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { countMatches, matchListings, withoutListings } from "#app/catalogue/matching/match-listings.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import type { Database } from "#database/database.ts";
import { hiddenMatches, scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { readMatchPage } from "../find-matches.server.ts";
import { readMatchCursor } from "../match-cursor.ts";
import { countHidden, findHiddenIds, isHidden, listHidden } from "./hidden-matches.server.ts";
import { hideMatch, restoreMatch } from "./hide-match.server.ts";

const today = "2026-11-20";
const now = new Date("2026-11-20T09:00:00Z");
const profile: MatchProfile = {
  fieldsOfInterest: ["Law"],
  targetCountries: ["Kenya"],
  currentEducationLevel: null,
  degreeType: null,
  gpa: null,
  budgetRange: null,
};
const fitting = { fieldOfStudy: "Law", country: "Kenya" };
const scholarship = (id: string) => ({ kind: "scholarship" as const, id });

async function add(db: Database, ...rows: Partial<typeof scholarships.$inferInsert>[]): Promise<string[]> {
  const added = await db
    .insert(scholarships)
    .values(rows.map((row) => ({ title: "A scholarship", ...fitting, ...row })))
    .returning({ id: scholarships.id });
  return added.map(({ id }) => id);
}

const seeker = { profile, applicant: unknownApplicant };

/** The matches of a student, without hidden ones. */
async function shownTo(db: Database, userId: string) {
  const hidden = await findHiddenIds(db, userId);
  return withoutListings(await readSnapshot(db, today), Object.values(hidden).flat());
}

/** The ids of all pages of a student's matches. */
async function seenBy(db: Database, userId: string): Promise<string[]> {
  const all = matchListings(await shownTo(db, userId), "scholarship", seeker, today);
  const seen: string[] = [];
  let after: string | null = "";
  while (after !== null) {
    const page: { matches: { opportunity: { id: string } }[]; next: string | null } = await readMatchPage(
      db,
      all,
      "scholarship",
      readMatchCursor(after),
    );
    seen.push(...page.matches.map(({ opportunity }) => opportunity.id));
    after = page.next;
  }
  return seen;
}

describe("a hidden match", () => {
  test("is on no page, each other match is on exactly one, and the counts agree", async ({ db }) => {
    const amina = aSignedInMember(db, await somebody(db));
    const ids = await add(db, ...Array.from({ length: 60 }, () => ({})));
    const weaker = await add(db, { country: "Ghana" }, { country: "Ghana" });
    const hidden = [...ids.slice(0, 30), weaker[0] ?? ""];
    for (const id of hidden) expect(await hideMatch(amina, scholarship(id), now)).toEqual({ ok: true });
    const seen = await seenBy(db, amina.userId);
    const left = [...ids, ...weaker].filter((id) => !hidden.includes(id));
    expect(seen.toSorted()).toEqual(left.toSorted());
    expect(countMatches(await shownTo(db, amina.userId), "scholarship", profile)).toBe(seen.length);
    expect(await countHidden(db, amina.userId)).toBe(31);
  });

  test("returns when it is shown again; hiding it twice is the same as once", async ({ db }) => {
    const amina = aSignedInMember(db, await somebody(db));
    const [id = ""] = await add(db, { title: "Chevening", country: "Kenya" });
    await hideMatch(amina, scholarship(id), now);
    await hideMatch(amina, scholarship(id), now);
    expect(await listHidden(db, amina.userId, { offset: 0, limit: 10 })).toEqual([
      { kind: "scholarship", id, title: "Chevening", byline: "Kenya" },
    ]);
    expect(await seenBy(db, amina.userId)).toEqual([]);
    expect(await restoreMatch(amina, scholarship(id))).toBe(true);
    expect(await restoreMatch(amina, scholarship(id))).toBe(false);
    expect(await seenBy(db, amina.userId)).toEqual([id]);
  });

  test("is hidden for its student only; no stranger can see that or undo it", async ({ db }) => {
    const amina = aSignedInMember(db, await somebody(db));
    const brian = aSignedInMember(db, await somebody(db, "Brian Otieno"));
    const [id = ""] = await add(db, {});
    await hideMatch(amina, scholarship(id), now);
    expect(await seenBy(db, brian.userId)).toEqual([id]);
    expect(await restoreMatch(brian, scholarship(id))).toBe(false);
    const peek = (work: (own: Database) => Promise<unknown>) => asViewer(brian.viewer, work);
    expect(await peek((own) => findHiddenIds(own, amina.userId))).toMatchObject({ scholarship: [] });
    expect(await peek((own) => listHidden(own, amina.userId, { offset: 0, limit: 10 }))).toEqual([]);
    expect(await peek((own) => isHidden(own, amina.userId, scholarship(id)))).toBe(false);
    expect(await isHidden(db, amina.userId, scholarship(id))).toBe(true);
  });

  test("is one of at most 1,000, and must be a listing", async ({ db }) => {
    const amina = aSignedInMember(db, await somebody(db));
    const nowhere = "00000000-0000-4000-8000-000000000000";
    expect(await hideMatch(amina, scholarship(nowhere), now)).toEqual({ ok: false, reason: "unknown" });
    await db.execute(sql`
      with listed as (insert into scholarships (title) select 'One of many' from generate_series(1, 1000) returning id)
      insert into hidden_matches (user_id, scholarship_id) select ${amina.userId}, id from listed`);
    const [id = ""] = await add(db, {});
    expect(await hideMatch(amina, scholarship(id), now)).toEqual({ ok: false, reason: "full" });
    expect(await db.$count(hiddenMatches)).toBe(1000);
    expect(await seenBy(db, amina.userId)).toEqual([id]);
  });
});
