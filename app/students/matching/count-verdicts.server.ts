import { sql } from "drizzle-orm";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import type { Applicant } from "#app/students/fit/applicant.ts";
import type { Verdict } from "#app/students/fit/judgement.ts";
import { verdictFor } from "#app/students/fit/verdict.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { bitsOfProfile } from "./bits.ts";
import { lowestPercent } from "./criteria.ts";
import { pointsFor } from "./points.server.ts";
import type { MatchProfile } from "./profile.ts";
import { isNotAmong } from "./rank-matches.server.ts";

/** To judge all of a very large catalogue would take longer than the page: beyond this a count says "at least". */
const mostCounted = 10_000;

interface VerdictCount extends Record<Verdict, number> {
  /** False where there are more than were counted. */
  areAll: boolean;
}

/** How many open matches of a kind somebody can apply for, should check first, and cannot apply for. */
export async function countVerdicts(
  db: Database,
  profile: MatchProfile,
  applicant: Applicant,
  kind: OpportunityKind,
  today: string,
  { without = [], most = mostCounted }: { without?: string[]; most?: number } = {},
): Promise<VerdictCount> {
  const isMatch = sql`${pointsFor(kind, bitsOfProfile(profile), sql`match_bits`)} >= ${lowestPercent}`;
  const counted = await ask<{ verdict: number; matches: number }>(
    db,
    sql`
      select verdict, count(*)::int as matches
      from (
        select ${verdictFor(kind, applicant)} as verdict
        from ${tableOf[kind]} where ${stillOpen(sql`listed_until`, today)} and ${isMatch} and ${isNotAmong(without)}
        limit ${most}
      ) as judged group by verdict`,
  );
  const of = (sought: number) => counted.find(({ verdict }) => verdict === sought)?.matches ?? 0;
  const [can, check, closed] = [of(0), of(1), of(2)];
  return { can, check, closed, areAll: can + check + closed < most };
}
