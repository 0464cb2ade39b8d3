import { type SQL, sql } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { verdictFor } from "#app/students/fit/verdict.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { bitsOfProfile, type ProfileBits } from "./bits.ts";
import { pointsFor } from "./points.server.ts";

/** Somebody, as the score and as the verdict know them. */
interface Seeker {
  profile: MatchProfile;
  applicant: Applicant;
}

export interface Fitting {
  kind: OpportunityKind;
  id: string;
  verdict: "can" | "check";
}

export interface FittingList {
  can: number;
  check: number;
  /** What one can apply for before what is to be checked, in each the best first. */
  best: Fitting[];
}

/** What of all kinds is listed, fits well enough to be shown, and is not closed to somebody: so many of each verdict. */
export async function listFitting(
  db: Database,
  { profile, applicant }: Seeker,
  today: string,
  most: number,
): Promise<FittingList> {
  const bits = bitsOfProfile(profile);
  const judged = opportunityKinds.map((kind) => judgeKind(kind, bits, applicant, today));
  const rows = await ask<{ kind: OpportunityKind; id: string; verdict: number; all: number }>(
    db,
    sql`
      with judged as (${sql.join(judged, sql` union all `)}),
        can as (${bestOf(0, most)}), to_check as (${bestOf(1, most)})
      select * from (select * from can union all select * from to_check) as best order by ${bestFirst}`,
  );
  const of = (verdict: number) => rows.filter((row) => row.verdict === verdict);
  return {
    can: of(0)[0]?.all ?? 0,
    check: of(1)[0]?.all ?? 0,
    best: rows.map(({ kind, id, verdict }) => ({ kind, id, verdict: verdict === 0 ? "can" : "check" })),
  };
}

const bestFirst = sql`verdict, points desc, listed_until, created_at desc, id desc`;

const bestOf = (verdict: 0 | 1, most: number): SQL => sql`
  select *, (count(*) over ())::int as "all" from judged
  where verdict = ${verdict} order by ${bestFirst} limit ${most}`;

/** What has too few points is not even judged. */
function judgeKind(kind: OpportunityKind, bits: ProfileBits, applicant: Applicant, today: string): SQL {
  const points = pointsFor(kind, bits, sql`match_bits`);
  return sql`
    select ${kind}::text as kind, id, ${points} as points, ${verdictFor(kind, applicant)} as verdict,
      listed_until, created_at
    from ${tableOf[kind]} where ${stillOpen(sql`listed_until`, today)} and ${points} >= ${lowestPercent}`;
}
