import { sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { kinds } from "#database/schema/lists.ts";
import { collections, hasNotClosed } from "./collections.server.ts";
import { correctWords } from "./correct-words.server.ts";
import { findPage } from "./find-page.server.ts";
import { plainWords } from "./fit.server.ts";
import { listNearSearches } from "./near-searches.server.ts";
import type { Piece } from "./parser/piece.ts";
import { readQuery } from "./parser/read-query.ts";
import { isRanked, prepareSearch, wantedBy } from "./search.server.ts";
import { textArray } from "./search-conditions.server.ts";
import type { SearchFilters } from "./search-filters.ts";

/** Another search, where one finds nothing. */
interface Instead {
  text: string;
  kind: Kind;
  /** The words of it that were left out; none where only the spelling was put right. */
  leftOut: string[];
}

/** The tab in which the words are found best, or null where no tab has them. */
export async function findTab(db: Database, filters: SearchFilters, today: string): Promise<Kind | null> {
  const { kind: wish, pieces } = readQuery(filters.text, today);
  const fits = [];
  for (const kind of kinds)
    fits.push({ kind, fit: await bestFit(db, { ...filters, kind, chosen: {} }, today) });
  const found = fits.filter(({ fit }) => fit !== null);
  const best = Math.max(...found.map(({ fit }) => Number(fit)));
  const wished = found.find(({ kind }) => kind === wish);
  const named = wished && (await findNamed(db, filters.text, wished.kind));
  const equal = found.filter(({ fit }) => fit === best);
  return named ?? (wished ?? equal.find(isCollege(pieces)) ?? equal[0])?.kind ?? null;
}

/** "Free TVET" is what an award is called, although one would look for a TVET among colleges. */
async function findNamed(db: Database, text: string, wish: Kind): Promise<Kind | null> {
  const words = plainWords(text.split(" "));
  if (words.length < 2) return null;
  const all = words.join(" ");
  const named = await queryRows<{ kind: Kind }>(
    db,
    sql.join(
      kinds.map((kind) => {
        const { table, columns } = collections[kind];
        return sql`(select ${kind}::text as kind from ${table}
          where ${hasNotClosed(collections[kind])} and words_of(${columns.nameText}) @> ${textArray(words)}
            and ${all} in (select plain_title(called) from unnest(array_append(aliases, ${columns.plainTitle})) as called) limit 1)`;
      }),
      sql` union all `,
    ),
  );
  return (named.find(({ kind }) => kind === wish) ?? named[0])?.kind ?? null;
}

/** Awards and posts are named after a college more often than a college after them: "UCT" alone is the university. */
const isCollege = (pieces: Piece[]) => {
  const isName = pieces.every(({ means }) => means === null);
  return ({ kind }: { kind: Kind }) => isName && kind === "colleges";
};

const whole = 10_000_000_000_000;

/** How well the best of a tab fits, in points. */
async function bestFit(db: Database, filters: SearchFilters, today: string): Promise<number | null> {
  const search = await prepareSearch(db, wantedBy(filters), today);
  const { places } = await findPage(db, search, "fit", null, 1);
  if (!places[0]) return null;
  return isRanked(search) ? Math.floor(Number(places[0]) / whole) : 0;
}

/** With its spelling put right, or else without the words that say least. Null where even that finds nothing. */
export async function findInstead(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<Instead | null> {
  const corrected = await correctWords(db, filters.text, today);
  const text = corrected ?? filters.text;
  const asked = { ...filters, text, isExact: false };
  const kind = corrected && (await findTabFor(db, asked, today));
  if (kind) return { text, kind, leftOut: [] };
  for (const other of await listNearSearches(db, asked, today)) {
    const otherKind = await findTabFor(db, { ...asked, text: other.text }, today);
    if (otherKind) return { ...other, kind: otherKind };
  }
  return null;
}

/** So few on a first page leave room for what is near. */
export const few = 5;
/** So many other searches are tried for more. */
const mostTriedForMore = 3;

/** Where a search finds few: what is found without one of its words, and is not among them. Null where that is nothing. */
export async function findNearby(
  db: Database,
  filters: SearchFilters,
  shown: string[],
  today: string,
): Promise<Instead | null> {
  const others = await listNearSearches(db, filters, today);
  for (const other of others.slice(0, mostTriedForMore)) {
    const asked = { ...filters, text: other.text };
    const kind = await findTabFor(db, asked, today);
    if (!kind) continue;
    const search = await prepareSearch(db, wantedBy({ ...asked, kind }), today);
    const { ids } = await findPage(db, search, "fit", null, few);
    if (ids.some((id) => !shown.includes(id))) return { ...other, kind };
  }
  return null;
}

/** The tab that one has chosen, if it has any. */
async function findTabFor(db: Database, filters: SearchFilters, today: string): Promise<Kind | null> {
  const isThere = filters.hasTab && (await bestFit(db, filters, today)) !== null;
  return isThere ? filters.kind : findTab(db, filters, today);
}
