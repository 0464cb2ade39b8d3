import { type SQL, sql } from "drizzle-orm";
import { criteria, lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { matchChanges, matchShelves } from "#database/schema/match-shelves.ts";
import { bitsOfProfile, type ProfileBits, placesOf } from "./bits.ts";
import { matchesFor, pointsFor } from "./points.server.ts";
import { count, onShelves } from "./shelves/on-shelves.server.ts";
import type { Shelves, ShelvesOf } from "./shelves/read-shelves.server.ts";
import { winningSets } from "./winning.ts";

interface Count {
  /** Every open opportunity. */
  analyzed: number;
  /** Those that fit well enough to be shown. */
  matches: number;
}

type MatchCount = Count & { kinds: Record<OpportunityKind, Count> };

/** How many open opportunities there are, and how many of them fit a profile. */
export async function countMatches(
  db: Database,
  profile: MatchProfile,
  today: string,
  shelves?: ShelvesOf,
): Promise<MatchCount> {
  const bits = bitsOfProfile(profile);
  const read = opportunityKinds.flatMap((kind) => countRead(kind, shelves?.[kind] ?? null, bits));
  return together(read.length === opportunityKinds.length ? read : await countAll(db, bits, today));
}

type KindCount = { kind: OpportunityKind } & Count;

/** Of shelves that somebody has read already. */
const countRead = (kind: OpportunityKind, shelves: Shelves | null, bits: ProfileBits): KindCount[] =>
  shelves
    ? [
        {
          kind,
          analyzed: count(shelves.everyone),
          matches: count(onShelves(shelves, matchesFor(kind, bits))),
        },
      ]
    : [];

async function countAll(db: Database, bits: ProfileBits, today: string): Promise<KindCount[]> {
  const counted = await db.execute(
    sql.join(
      opportunityKinds.map((kind) => countKind(kind, bits, today)),
      sql` union all `,
    ),
  );
  const { rows } = counted as unknown as { rows: KindCount[] };
  return rows;
}

function together(counted: KindCount[]): MatchCount {
  const kinds = { scholarship: none, college: none, internship: none };
  for (const { kind, analyzed, matches } of counted) kinds[kind] = { analyzed, matches };
  const sum = (what: keyof Count) => Object.values(kinds).reduce((total, count) => total + count[what], 0);
  return { analyzed: sum("analyzed"), matches: sum("matches"), kinds };
}

const none: Count = { analyzed: 0, matches: 0 };

/** What was open when the shelves were filled, and what was written since, less what has closed in between. */
function countKind(kind: OpportunityKind, bits: ProfileBits, today: string): SQL {
  const table = tableOf[kind];
  const open = sql`${today}::date`;
  const shelvedOn = sql`(select matches_shelved_on(${kind}))`;
  const isMatch = sql`${pointsFor(kind, bits, sql`match_bits`)} >= ${lowestPercent}`;
  return sql`
    select ${kind} as kind, coalesce(sum(analyzed), 0)::int as analyzed, coalesce(sum(matches), 0)::int as matches
    from (
      ${countShelves(kind, bits)}
      union all
      select sum(opportunities), sum(opportunities) filter (where ${isMatch})
      from ${matchChanges} where kind = ${kind} and listed_until >= ${shelvedOn}
      union all
      select -count(*), -count(*) filter (where ${isMatch})
      from ${table} where listed_until >= ${shelvedOn} and listed_until < ${open}
      union all
      select count(*), count(*) filter (where ${isMatch})
      from ${table} where listed_until >= ${open} and listed_until < ${shelvedOn}
    ) as counted`;
}

/** Per shelf and criterion one string of who meets it; then the strings of each winning set are laid over each other. */
function countShelves(kind: OpportunityKind, bits: ProfileBits): SQL {
  const wanted = criteria[kind].map(({ criterion }) => ({
    criterion,
    places: placesOf(criterion, bits[criterion]),
  }));
  const met = wanted.map(
    ({ criterion, places }) =>
      sql`bit_or(bits) filter (where place = any(${list(places)})) as ${sql.identifier(criterion)}`,
  );
  const wins = winningSets(kind).map((set) => {
    const together = set.map((criterion) => sql`coalesce(${sql.identifier(criterion)}, ~everyone)`);
    return sql`(${sql.join(together, sql` & `)})`;
  });
  return sql`
    select sum(bit_count(everyone)) as analyzed, sum(bit_count(${sql.join(wins, sql` | `)})) as matches
    from (
      select bit_or(bits) filter (where place = -1) as everyone, ${sql.join(met, sql`, `)}
      from ${matchShelves}
      where kind = ${kind} and place = any(${list([-1, ...wanted.flatMap(({ places }) => places)])})
      group by shelf
    ) as shelves`;
}

const list = (places: number[]) => sql`${sql.param(`{${places.join(",")}}`)}::smallint[]`;
