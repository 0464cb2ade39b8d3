import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { hasNotClosed } from "./collections.server.ts";
import { nameAsked, nameWords, toFit } from "./fit.server.ts";
import { recallAll } from "./recall.server.ts";
import type { Search } from "./search.server.ts";
import { isFound, meetsAll, textArray } from "./search-conditions.server.ts";

/** Where more are called so than this, the newest are too, and nobody looks for others. */
const manyCalled = 250;
/** So many words of a long text are counted: one that few are called by is enough, and the longest seldom have many. */
const mostCounted = 8;

/**
 * Those that are called by the words, first of all by these and no others; where many are called so, those alone. With the columns
 * that a fit is measured by. Null where nothing is called so.
 */
export async function listCalled(
  db: Database,
  search: Search,
  upTo: SQL | undefined,
  limit: number,
): Promise<SQL | null> {
  const most = await countCalled(db, search);
  if (most === 0) return null;
  const { table, columns } = search.collection;
  const isExact = sql`${columns.plainTitle} = ${nameAsked(search)}`;
  const isListed = and(hasNotClosed(search.collection), upTo, isFound({ ...search, demands: [] }));
  const asked = sql`${columns.id}, null as place, ${columns.createdAt}, ${toFit(search)}`;
  const newest = sql`${columns.createdAt} desc, ${columns.id} desc limit ${limit}`;
  // Whether they meet what was typed is judged last: nearly all do that are called so, and it is not worth reading the text of each.
  const isMeant = meetsAll(search) ?? sql`true`;
  if (most > manyCalled)
    return sql`select ${asked} from ${table} where ${and(isListed, isExact, isMeant)} order by ${newest}`;
  // Kept apart from the order, or the planner would walk along it.
  return sql`
    select ${asked} from (
      with ${table} as materialized (
        select ${columns.id}, ${columns.createdAt}, ${isExact} as is_exact from ${table}
        where ${isListed} and words_of(${columns.nameText}) @> ${textArray(nameWords(search))}
      )
      select ${columns.id} from ${table} order by is_exact desc, ${newest}
    ) as called join ${table} on ${columns.id} = called.id where ${isMeant}`;
}

/** At most so many listings are called by the words. */
async function countCalled(db: Database, search: Search): Promise<number> {
  const { name, table, columns } = search.collection;
  const words = [...new Set(nameWords(search))].sort((one, other) => other.length - one.length);
  const isCalled = (word: string) => sql`words_of(${columns.nameText}) @> ${textArray([word])}`;
  const countUpTo = (word: string) =>
    sql`(select count(*)::int as docs from (
      select from ${table} where ${and(hasNotClosed(search.collection), isCalled(word))} limit ${manyCalled + 1}
    ) as called)`;
  const counts = await recallAll(
    db,
    search.version,
    `called ${name}`,
    words.slice(0, mostCounted),
    (missing) => queryRows<{ docs: number }>(db, sql.join(missing.map(countUpTo), sql` union all `)),
  );
  return counts.length > 0 ? Math.min(...counts.map((count) => count?.docs ?? 0)) : 0;
}
