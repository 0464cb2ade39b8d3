import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { countMatches } from "#app/students/matching/count-matches.server.ts";
import { countVerdicts } from "#app/students/matching/count-verdicts.server.ts";
import { findMatches } from "#app/students/matching/find-matches.server.ts";
import { type MatchCursor, readMatchCursor } from "#app/students/matching/match-cursor.ts";
import { openMore } from "#app/students/matching/more/open-more.server.ts";
import { rankShelves } from "#app/students/matching/shelves/rank-shelves.server.ts";
import { readShelves } from "#app/students/matching/shelves/read-shelves.server.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { students, today, usualApplicant } from "./matching-students.ts";
import { inTurns, milliseconds } from "./stopwatch.ts";

/**
 * What /matches costs by the score alone, and with verdicts, their counts and what would open more: the same page of the same student, in
 * turns, so that whoever else uses the machine slows both.
 */
export async function measureVerdicts({ db }: OpenDatabase) {
  const member = { kind: "member", userId: crypto.randomUUID(), database: db } as const;
  const asMember = <Found>(work: (own: Database) => Promise<Found>) => asViewer(member, work);
  const rows: Record<string, object> = {};
  for (const kind of opportunityKinds) {
    for (const pages of [0, 9]) {
      const byScore = await asMember((own) => pageAfter(own, kind, pages, null));
      const withVerdicts = await asMember((own) => pageAfter(own, kind, pages, usualApplicant));
      const [before, now] = await inTurns(
        () => asMember((own) => pageByScore(own, kind, byScore)),
        () => asMember((own) => pageWithVerdicts(own, kind, withVerdicts)),
      );
      rows[`${kind}s, ${pages === 0 ? "first" : "tenth"} page`] = {
        "by the score, ms": milliseconds(before),
        "with verdicts, ms": milliseconds(now),
        "times as long": (now / before).toFixed(2),
      };
    }
  }
  return rows;
}

async function pageByScore(db: Database, kind: OpportunityKind, cursor: MatchCursor | null) {
  await findMatches(db, students.usual, kind, { cursor }, today);
  await countMatches(db, students.usual, today);
}

/** As the page asks. */
async function pageWithVerdicts(db: Database, kind: OpportunityKind, cursor: MatchCursor | null) {
  const profile = students.usual;
  const applicant = usualApplicant;
  const shelves = await readShelves(db, today);
  const shelved = rankShelves(shelves, { profile, applicant, kind, today });
  await findMatches(db, profile, kind, { cursor, applicant, shelved }, today);
  await countVerdicts(db, profile, applicant, kind, today, { shelved });
  await countMatches(db, profile, today, shelves);
  if (!cursor) await openMore(db, profile, applicant, today, shelves);
}

async function pageAfter(db: Database, kind: OpportunityKind, pages: number, applicant: Applicant | null) {
  let cursor = null;
  for (let page = 0; page < pages; page++) {
    const { next }: { next: string | null } = await findMatches(
      db,
      students.usual,
      kind,
      { cursor, applicant },
      today,
    );
    cursor = readMatchCursor(next ?? "");
  }
  return cursor;
}
