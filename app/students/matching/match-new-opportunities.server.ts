import { and, asc, eq, getTableColumns, gt, isNull, type SQL, sql } from "drizzle-orm";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { closingColumns } from "#app/students/fit/verdict.server.ts";
import type { Database } from "#database/database.ts";
import { circumstances, profiles } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { bitsOfProfile } from "./bits.ts";
import { type BestMatch, bestOf, type Candidate, makeShortlist, type Shortlist } from "./shortlist.server.ts";

const mostPerProfile = 10;
/** Some 30 MB. Of more than that, the first of those with the same bits are taken. */
const mostCandidates = 100_000;

interface News {
  /** Written after one of these moments, and not after `until`. */
  sinces: Date[];
  until: Date;
  today: string;
}

/** What is new, read once for many profiles. */
interface ReadNews {
  /** What is new since one of the moments it was read for. */
  since(moment: Date): Shortlist;
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

const { fullName, email, phone, fieldWords, otherCountries, budgetValue, budgetCurrency, ...others } =
  getTableColumns(profiles);
/** Of a profile, what a score and a verdict look at. */
const { graduationYear, newsletterSubscribed, lookedOn, lookedBefore, ...kept } = others;
const { createdAt, updatedAt, matchesSeenAt, matchesSeenBefore, ...told } = kept;
const { refugee, disability, lowIncome, orphan } = getTableColumns(circumstances);

/** For one batch of profiles, what fits of what is new and is not closed to them. */
export async function matchNews(
  db: Database,
  shortlist: Shortlist,
  {
    after = null,
    size = 1000,
    most = mostPerProfile,
    who = eq(profiles.emailNotifications, true),
  }: Batch = {},
): Promise<NewMatches> {
  if (shortlist.candidates.length === 0) return { profiles: [], next: null };
  const asked = await db
    .select({ profile: told, circumstances: { refugee, disability, lowIncome, orphan } })
    .from(profiles)
    .leftJoin(circumstances, and(eq(circumstances.userId, profiles.userId), isNull(circumstances.childId)))
    .where(and(who, after ? gt(profiles.userId, after) : undefined))
    .orderBy(asc(profiles.userId))
    .limit(size);
  return {
    profiles: asked
      .map(({ profile, circumstances }) => {
        const applicant = applicantOf(profile, circumstances, shortlist.today);
        return {
          userId: profile.userId,
          matches: bestOf(shortlist, bitsOfProfile(profile), most, applicant),
        };
      })
      .filter(({ matches }) => matches.length > 0),
    next: asked.length === size ? (asked.at(-1)?.profile.userId ?? null) : null,
  };
}

type NewCandidate = Candidate & { age: number };

/** Those that have the same in these are closed to the same people. */
const whoMayApply = (kind: OpportunityKind) => sql.raw(closingColumns[kind].join(", "));
const inBytes = (kind: OpportunityKind) =>
  sql.raw(closingColumns[kind].map((column) => `int8send(${column})`).join(" || "));

/**
 * Those with the same bits have the same points for everyone, so that only the first few of them can reach the best few: the
 * first few of each stretch between two of the moments.
 */
export async function readNews(
  db: Database,
  { sinces, until, today }: News,
  most = mostPerProfile,
  limit = mostCandidates,
): Promise<ReadNews> {
  const moments = sinces.map((since) => since.toISOString()).sort();
  const oldest = moments[0] ?? until.toISOString();
  const age = sql`(select count(*) from unnest(${sql.param(moments)}::timestamptz[]) as since where since < created_at)::int`;
  const kinds = opportunityKinds.map(
    (kind) => sql`
      select ${kind} as kind, id, match_bits, ${inBytes(kind)} as fit_bits, listed_until, created_at, age,
        row_number() over (partition by match_bits, ${whoMayApply(kind)}, age order by listed_until, created_at desc, id desc) as place
      from (select *, ${age} as age from ${tableOf[kind]}) as ${tableOf[kind]}
      where created_at > ${oldest}::timestamptz and created_at <= ${until.toISOString()}::timestamptz
        and ${stillOpen(sql`listed_until`, today)}`,
  );
  const found = await db.execute(sql`
    select kind, id, match_bits::text, fit_bits, age from (
      select * from (${sql.join(kinds, sql` union all `)}) as news where place <= ${most} order by place limit ${limit}
    ) as first order by listed_until, created_at desc, id desc`);
  const { rows } = found as unknown as {
    rows: { kind: OpportunityKind; id: string; match_bits: string; fit_bits: Uint8Array; age: number }[];
  };
  const candidates = rows.map(
    ({ kind, id, match_bits, fit_bits, age }): NewCandidate => ({
      ...{ kind, id, matchBits: Number(match_bits), fitBits: fit_bits, age },
    }),
  );
  return {
    since(moment) {
      const place = moments.indexOf(moment.toISOString());
      if (place < 0) throw new Error("the news were not read for this moment");
      return makeShortlist(
        candidates.filter(({ age }) => age > place),
        today,
      );
    },
  };
}
