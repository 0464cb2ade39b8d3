import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { bitsOfProfile } from "./bits.ts";
import { type BestMatch, bestOf, type Candidate, makeShortlist } from "./shortlist.ts";

const mostPerProfile = 10;

interface News {
  /** Written after this moment, and not after `until`. */
  since: Date;
  until: Date;
  today: string;
}

interface Batch {
  /** The last profile of the batch before. */
  after?: string | null;
  size?: number;
  /** How many matches to a profile. */
  most?: number;
  /** Which profiles; those that want e-mail where nothing is said. */
  who?: SQL;
}

export interface NewMatches {
  /** Profiles for which there is something new, each with its best, best first. */
  profiles: { userId: string; matches: BestMatch[] }[];
  /** Where the next batch begins; null after the last profile. */
  next: string | null;
}

/** For one batch of profiles, what is new and fits. */
export async function matchNewOpportunities(
  db: Database,
  news: News,
  {
    after = null,
    size = 1000,
    most = mostPerProfile,
    who = eq(profiles.emailNotifications, true),
  }: Batch = {},
): Promise<NewMatches> {
  const candidates = await readCandidates(db, news, most);
  if (candidates.length === 0) return { profiles: [], next: null };
  const asked = await db
    .select({
      userId: profiles.userId,
      fieldsOfInterest: profiles.fieldsOfInterest,
      targetCountries: profiles.targetCountries,
      currentEducationLevel: profiles.currentEducationLevel,
      degreeType: profiles.degreeType,
      gpa: profiles.gpa,
      budgetRange: profiles.budgetRange,
    })
    .from(profiles)
    .where(and(who, after ? gt(profiles.userId, after) : undefined))
    .orderBy(asc(profiles.userId))
    .limit(size);
  const shortlist = makeShortlist(candidates);
  return {
    profiles: asked
      .map((profile) => ({
        userId: profile.userId,
        matches: bestOf(shortlist, bitsOfProfile(profile), most),
      }))
      .filter(({ matches }) => matches.length > 0),
    next: asked.length === size ? (asked.at(-1)?.userId ?? null) : null,
  };
}

/** Those with the same bits have the same points for everyone, so that only the first few of them can reach the best few. */
async function readCandidates(
  db: Database,
  { since, until, today }: News,
  most: number,
): Promise<Candidate[]> {
  const kinds = opportunityKinds.map(
    (kind) => sql`
      select ${kind} as kind, id, match_bits, closes_on, created_at,
        row_number() over (partition by match_bits order by closes_on, created_at desc, id desc) as place
      from ${tableOf[kind]}
      where created_at > ${since.toISOString()}::timestamptz and created_at <= ${until.toISOString()}::timestamptz
        and ${stillOpen(sql`closes_on`, today)}`,
  );
  const found = await db.execute(sql`
    select kind, id, match_bits::text from (${sql.join(kinds, sql` union all `)}) as news
    where place <= ${most} order by closes_on, created_at desc, id desc`);
  const { rows } = found as unknown as {
    rows: { kind: Candidate["kind"]; id: string; match_bits: string }[];
  };
  return rows.map(({ kind, id, match_bits }) => ({ kind, id, matchBits: Number(match_bits) }));
}
