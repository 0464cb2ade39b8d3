import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { searchWords } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { type Collection, collections, hasNotClosed, roughCount } from "./collections.server.ts";
import type { Demand } from "./demands.ts";
import { bare, fold } from "./parser/fold.ts";

/** What more than this share of the listings mentions says little, even where some are called so: "government", "foundation". */
const mentionedByMany = 0.05;

/** As short as this it is no slip, and inside of too many words: "sch", "yrs". */
const shortWord = 3;

/**
 * The places of words said in passing, in a sentence, beside others that we understand: "which plumbing course is near Nakuru and *takes* beginners". The
 * catalogue uses them, and nothing is called so. They count for a listing, and keep none away. What the catalogue does not use
 * stays needed: it may be misspelt.
 */
export async function findPassingWords(
  db: Database,
  collection: Collection,
  demands: Demand[],
): Promise<ReadonlySet<number>> {
  const isUnderstood = demands.some(({ isNeeded, isUnknown }) => isNeeded && !isUnknown);
  if (!isUnderstood || !demands.some(({ isUnknown }) => isUnknown)) return new Set();
  const said = demands.map(({ words, isUnknown }) => (isUnknown ? bare(fold(words.join(" "))) : ""));
  const known = sql`select sum(docs) from ${searchWords} where kind = ${collection.name} and word = said`;
  const isCalled = kinds.map((kind) => {
    const { table, columns } = collections[kind];
    return sql`exists (select 1 from ${table} where ${hasNotClosed(collections[kind])} and words_of(${columns.nameText}) @> array[said])`;
  });
  const passing = await queryRows<{ place: number }>(
    db,
    sql`
      select place::int - 1 as place from unnest(${sql.param(said)}::text[]) with ordinality as given (said, place)
      where said <> '' and (length(said) <= ${shortWord} or exists (
          select 1 from ${searchWords} where word = said and kind in ('scholarships', 'colleges', 'internships')
        ))
        and ((${known}) > ${mentionedByMany} * greatest(${roughCount(collection)}, 1000) or not (${sql.join(isCalled, sql` or `)}))`,
  );
  return new Set(passing.map(({ place }) => place));
}
