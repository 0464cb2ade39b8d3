import { inArray } from "drizzle-orm";
import { judge } from "#app/catalogue/eligibility/judge.ts";
import type { Judgement } from "#app/catalogue/eligibility/judgement.ts";
import { type ShownVerdict, showVerdict } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { listingsPerPage } from "#app/catalogue/kinds/listings-per-page.ts";
import { type OpportunityOf, tableOf } from "#app/catalogue/kinds/tables.server.ts";
import {
  bestMatches,
  type MatchedStudent,
  type Matches,
  matchListings,
} from "#app/catalogue/matching/match-listings.ts";
import type { MatchGroup } from "#app/catalogue/matching/rank.ts";
import { type Score, score } from "#app/catalogue/scoring/score.ts";
import { compareListings } from "#app/catalogue/snapshot/listing.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import type { Database } from "#database/database.ts";
import { type MatchCursor, writeMatchCursor } from "./match-cursor.ts";

export interface MatchPage<Kind extends OpportunityKind> {
  matches: {
    opportunity: OpportunityOf<Kind>;
    score: Score;
    judgement: Judgement;
    shown: ShownVerdict;
    group: MatchGroup;
  }[];
  /** The cursor of the next page; null on the last. */
  next: string | null;
  /** Whether the next page begins with what is not open to the student. */
  isNextClosed: boolean;
}

/** One page of the listed opportunities that match a profile, in the order of `bestMatches`. */
export async function findMatches<Kind extends OpportunityKind>(
  db: Database,
  seeker: MatchedStudent,
  kind: Kind,
  cursor: MatchCursor | null,
  today: string,
): Promise<MatchPage<Kind>> {
  const matches = matchListings(await readSnapshot(db, today), kind, seeker, today);
  return readMatchPage(db, matches, kind, cursor);
}

/**
 * One page of the given matches, with their rows. A page ends before the first match that is not open to the student,
 * unless it begins with one.
 */
export async function readMatchPage<Kind extends OpportunityKind>(
  db: Database,
  matches: Matches,
  kind: Kind,
  cursor: MatchCursor | null,
): Promise<MatchPage<Kind>> {
  const { profile, applicant, today } = matches;
  const following = bestMatches(matches, listingsPerPage + 1, (match) => !cursor || isBehind(match, cursor));
  const best = following.slice(0, listingsPerPage);
  const open = best.filter(({ group }) => group !== "notOpen");
  const shown = open.length > 0 ? open : best;
  const table: (typeof tableOf)[OpportunityKind] = tableOf[kind];
  const rows = (await db
    .select()
    .from(table)
    .where(
      inArray(
        table.id,
        shown.map(({ listing }) => listing.id),
      ),
    )) as unknown as OpportunityOf<Kind>[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const last = shown.at(-1);
  return {
    matches: shown.flatMap(({ listing, group }) => {
      const opportunity = byId.get(listing.id);
      if (!opportunity) return [];
      const judgement = judge<OpportunityKind>(kind, opportunity, applicant);
      const shown = showVerdict(judgement.eligibility, listing.cycle, today);
      const scored = score<OpportunityKind>(kind, profile, opportunity);
      return [{ opportunity, score: scored, judgement, shown, group }];
    }),
    next: last && following.length > shown.length ? writeMatchCursor(cursorAt(last)) : null,
    isNextClosed: open.length > 0 && following[shown.length]?.group === "notOpen",
  };
}

type Ranked = ReturnType<typeof bestMatches>[number];

const cursorAt = ({ rank, listing: { listedUntil, createdAt, id } }: Ranked): MatchCursor => ({
  rank,
  listedUntil,
  createdAt: String(createdAt),
  id,
});

function isBehind({ rank, listing }: Ranked, cursor: MatchCursor): boolean {
  if (rank !== cursor.rank) return rank < cursor.rank;
  return compareListings(listing, { ...cursor, createdAt: Number(cursor.createdAt) }) > 0;
}
