import { sql } from "drizzle-orm";
import type { Kind } from "#app/opportunities/kinds.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";
import { collections, hasNotClosed } from "./collections.server.ts";
import { correctWords } from "./correct-words.server.ts";
import { findDemandGroups } from "./demand-groups.server.ts";
import { demandsOf } from "./demands.ts";
import { findPage } from "./find-page.server.ts";
import { bare, fold } from "./reading/fold.ts";
import type { Piece } from "./reading/piece.ts";
import { readQuery } from "./reading/read-query.ts";
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
  const equal = found.filter(({ fit }) => fit === best);
  return (wished ?? equal.find(isCollege(pieces)) ?? equal[0])?.kind ?? null;
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
  return leaveOut(db, asked, today);
}

/** The tab that one has chosen, if it has any. */
async function findTabFor(db: Database, filters: SearchFilters, today: string): Promise<Kind | null> {
  const isThere = filters.hasTab && (await bestFit(db, filters, today)) !== null;
  return isThere ? filters.kind : findTab(db, filters, today);
}

/** So many other searches are tried, whatever was typed. */
const mostTries = 8;

/**
 * Without what no listing knows; else without one of the words, the least telling first; else by one of them alone; else all of the
 * tab that the words name, where we understand nothing else of them.
 */
async function leaveOut(db: Database, filters: SearchFilters, today: string): Promise<Instead | null> {
  const { pieces } = readQuery(filters.text, today);
  const around = await lookAround(db, filters, pieces, today);
  if (around) return around;
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
  for (const kept of [...tries.slice(0, mostTries), ...(tabAlone.length > 0 ? [tabAlone] : [])]) {
    const isKept = (piece: Piece) => kept.includes(piece) || piece.means?.about === "small";
    const text = pieces
      .filter(isKept)
      .map(({ typed }) => typed)
      .join(" ");
    const kind = await findTabFor(db, { ...filters, text }, today);
    const leftOut = pieces.filter((piece) => !isKept(piece)).map(({ typed }) => typed);
    if (kind) return { text, kind, leftOut };
  }
  return null;
}

/** Nothing in that town: in its country, then. */
async function lookAround(
  db: Database,
  filters: SearchFilters,
  pieces: Piece[],
  today: string,
): Promise<Instead | null> {
  const places = pieces.filter(({ means }) => means?.within);
  if (places.length === 0 || places.length === pieces.length) return null;
  const text = pieces.map(({ typed, means }) => means?.within ?? typed).join(" ");
  const kind = await findTabFor(db, { ...filters, text }, today);
  return kind ? { text, kind, leftOut: places.map(({ typed }) => typed) } : null;
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
    const [found] = await ask(
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
    const groups = await findDemandGroups(db, collections[one], demands);
    for (const group of groups) docs += group === "beyond" ? Number.POSITIVE_INFINITY : group.docs;
  }
  return docs;
}
