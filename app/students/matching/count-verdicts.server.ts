import { type SQL, sql } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { verdictFor } from "#app/students/fit/verdict.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { bitsOfProfile } from "./bits.ts";
import { pointsFor } from "./points.server.ts";
import { isAmong, isNotAmong } from "./rank-matches.server.ts";
import { countRanks, rankShelves, type ShelvedRanks } from "./shelves/rank-shelves.server.ts";
import { readShelves } from "./shelves/read-shelves.server.ts";

/** To judge each row of a very large catalogue would take longer than the page: where there are no shelves, a count beyond this says "at least". */
const mostCounted = 10_000;

interface VerdictCount extends Record<Verdict, number> {
  /** False where there are more than were counted. */
  areAll: boolean;
}

interface Options {
  without?: string[];
  most?: number;
  /** Their ranks, where somebody has them already. */
  shelved?: ShelvedRanks | null;
}

/** How many open matches of a kind somebody can apply for, should check first, and cannot apply for. */
export async function countVerdicts(
  db: Database,
  profile: MatchProfile,
  applicant: Applicant,
  kind: OpportunityKind,
  today: string,
  { without = [], most = mostCounted, shelved = null }: Options = {},
): Promise<VerdictCount> {
  const ranks = shelved ?? rankShelves(await readShelves(db, today), { profile, applicant, kind, today });
  if (!ranks) return countRows(db, profile, applicant, kind, today, most, isNotAmong(without));
  const { can, check, closed } = countRanks(ranks);
  if (without.length === 0) return { can, check, closed, areAll: true };
  const left = await countRows(db, profile, applicant, kind, today, without.length, isAmong(without));
  return { can: can - left.can, check: check - left.check, closed: closed - left.closed, areAll: true };
}

async function countRows(
  db: Database,
  profile: MatchProfile,
  applicant: Applicant,
  kind: OpportunityKind,
  today: string,
  most: number,
  which: SQL,
): Promise<VerdictCount> {
  const isMatch = sql`${pointsFor(kind, bitsOfProfile(profile), sql`match_bits`)} >= ${lowestPercent}`;
  const counted = await ask<{ verdict: number; matches: number }>(
    db,
    sql`
      select verdict, count(*)::int as matches
      from (
        select ${verdictFor(kind, applicant)} as verdict
        from ${tableOf[kind]} where ${stillOpen(sql`listed_until`, today)} and ${isMatch} and ${which}
        limit ${most}
      ) as judged group by verdict`,
  );
  const of = (sought: number) => counted.find(({ verdict }) => verdict === sought)?.matches ?? 0;
  const [can, check, closed] = [of(0), of(1), of(2)];
  return { can, check, closed, areAll: can + check + closed < most };
}
