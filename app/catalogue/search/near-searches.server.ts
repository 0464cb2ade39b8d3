import { sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { kinds } from "#database/schema/lists.ts";
import { collections, hasNotClosed } from "./collections.server.ts";
import { findDemandGroups } from "./demand-groups.server.ts";
import { demandsOf } from "./demands.ts";
import { bare, fold } from "./parser/fold.ts";
import type { Piece } from "./parser/piece.ts";
import { readQuery } from "./parser/read-query.ts";
import { textArray } from "./search-conditions.server.ts";
import type { SearchFilters } from "./search-filters.ts";

/** A search for less than what was typed. */
interface NearSearch {
  text: string;
  leftOut: string[];
}

/** So many other searches are tried, whatever was typed. */
const mostTries = 8;

/**
 * In the country of a town; without what no listing knows; else without one of the words, the least telling first; else by one of them
 * alone; else all of the tab that the words name, where we understand nothing else of them.
 */
export async function listNearSearches(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<NearSearch[]> {
  const { pieces } = readQuery(filters.text, today);
  const telling: { piece: Piece; docs: number; rank: number }[] = [];
  for (const piece of pieces.filter(({ means }) => means?.about !== "small"))
    telling.push({
      piece,
      docs: namesTab(piece) ? Number.POSITIVE_INFINITY : await countRoughly(db, piece, filters.kind),
      rank: await howTelling(db, piece),
    });
  const known = telling
    .filter(({ docs }) => docs > 0)
    .sort((one, other) => one.rank - other.rank || other.docs - one.docs)
    .map(({ piece }) => piece);
  const tries = [
    ...(known.length < telling.length ? [known] : []),
    ...known.map((left) => known.filter((piece) => piece !== left)),
    ...known.toReversed().map((piece) => [piece]),
  ].filter((kept) => kept.some((piece) => !namesTab(piece)));
  const tabAlone = telling.some(({ piece }) => piece.means?.label) ? [] : known.filter(namesTab);
  const kepts = [...tries.slice(0, mostTries), ...tabAlone.map((piece) => [piece])];
  return [...aroundTowns(pieces), ...kepts.map((kept) => keepOnly(pieces, kept))];
}

function keepOnly(pieces: Piece[], kept: Piece[]): NearSearch {
  const isKept = (piece: Piece) => kept.includes(piece) || piece.means?.about === "small";
  return {
    text: typedIn(pieces.filter(isKept)),
    leftOut: pieces.filter((piece) => !isKept(piece)).map(({ typed }) => typed),
  };
}

const typedIn = (pieces: Piece[]) => pieces.map(({ typed }) => typed).join(" ");

/** Nothing in that town: in its country, then. */
function aroundTowns(pieces: Piece[]): NearSearch[] {
  const places = pieces.filter(({ means }) => means?.within);
  if (places.length === 0) return [];
  const text = pieces.map(({ typed, means }) => means?.within ?? typed).join(" ");
  return [{ text, leftOut: places.map(({ typed }) => typed) }];
}

/** Says no more than where to look. */
const namesTab = ({ means }: Piece) => means?.about === "kind" && means.label === null;

/** A word of prose tells least, then what only names a tab, then what we understand; what a listing is called tells most. */
async function howTelling(db: Database, piece: Piece): Promise<number> {
  if (piece.means) return piece.means.label ? 2 : 1;
  return (await isName(db, bare(fold(piece.typed)))) ? 3 : 0;
}

async function isName(db: Database, word: string): Promise<boolean> {
  for (const kind of kinds) {
    const { table, columns } = collections[kind];
    const [found] = await queryRows(
      db,
      sql`select 1 from ${table} where ${hasNotClosed(collections[kind])} and words_of(${columns.nameText}) @> ${textArray([word])} limit 1`,
    );
    if (found) return true;
  }
  return false;
}

/** About how many listings of all tabs meet a piece of what was typed. */
async function countRoughly(db: Database, piece: Piece, kind: Kind): Promise<number> {
  const demands = demandsOf({ pieces: [piece], kind: null }, kind);
  let docs = 0;
  for (const one of kinds) {
    const groups = await findDemandGroups(db, { collection: collections[one], version: null }, demands);
    for (const group of groups) docs += group === "beyond" ? Number.POSITIVE_INFINITY : group.docs;
  }
  return docs;
}
