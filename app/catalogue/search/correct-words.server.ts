import { and, inArray, or, sql } from "drizzle-orm";
import { memoizeByObject } from "#app/shared/cache.ts";
import { editDistance, oneEditAway } from "#app/shared/text/edit-distance.ts";
import { phoneticKey } from "#app/shared/text/sound-of.ts";
import { readCatalogueVersion } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { searchWords } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { collections } from "./collections.server.ts";
import { bare, fold } from "./parser/fold.ts";
import { type Lexicon, lexiconOf } from "./parser/lexicon.ts";
import { readQuery } from "./parser/read-query.ts";
import { findWordVariants } from "./word-variants.server.ts";

const mostNeighbours = 100;
/** Groups of three letters say little about words as short as this. */
const shortWord = 5;
/** Nobody runs more words together, nor longer ones. */
const mostParts = 4;
const longestJoined = 24;

/** What was typed with each unknown word replaced by the likeliest known one. Null where nothing is to be put right. */
export async function correctWords(db: Database, text: string, today: string): Promise<string | null> {
  const { pieces } = readQuery(text, today);
  const version = await readCatalogueVersion(db);
  const words: string[] = [];
  for (const { typed, means } of pieces)
    words.push(means ? typed : await correctWord(db, version, bare(fold(typed)), today));
  const better = words.join(" ");
  return better === pieces.map(({ typed }) => typed).join(" ") || isSame(better, text) ? null : better;
}

const isSame = (one: string, other: string) =>
  one
    .split(" ")
    .map((word) => bare(fold(word)))
    .join(" ") ===
  other
    .split(" ")
    .map((word) => bare(fold(word)))
    .join(" ");

async function correctWord(
  db: Database,
  version: string | null,
  typed: string,
  today: string,
): Promise<string> {
  if (typed.length < 3 || (await isKnown(db, version, typed))) return typed;
  return (await findNearestWord(db, typed, today)) ?? (await findParts(db, typed)) ?? typed;
}

/** The search that found nothing has asked in every tab, and what it heard is remembered. */
async function isKnown(db: Database, version: string | null, word: string): Promise<boolean> {
  for (const kind of kinds) {
    const [variants] = await findWordVariants(db, { collection: collections[kind], version }, [word]);
    if (variants && (variants.areMany || variants.any.length > 0)) return true;
  }
  return false;
}

/** The fewest slips of the keyboard away; of those, the one that most listings use. */
async function findNearestWord(db: Database, typed: string, today: string): Promise<string | null> {
  const { kind, word, docs } = searchWords;
  const looksAlike = sql`${word} % ${typed}`;
  const neighbours = await db
    .select({ word, docs: sql<number>`max(${docs})::int` })
    .from(searchWords)
    .where(
      and(
        inArray(kind, [...kinds]),
        typed.length > shortWord ? looksAlike : or(looksAlike, inArray(word, oneEditAway(typed))),
      ),
    )
    .groupBy(word)
    .orderBy(sql`similarity(${word}, ${typed}) desc`, sql`2 desc`)
    .limit(mostNeighbours);
  const mostSlips = Math.max(1, Math.floor(typed.length / 3));
  const likely = neighbours
    .map((neighbour) => ({ ...neighbour, word: bare(neighbour.word) }))
    .filter((neighbour) => isLikely(typed, neighbour.word));
  const [nearest] = [...likely, ...understoodLike(typed, today)]
    .map((neighbour) => ({ ...neighbour, slips: slipsBetween(typed, neighbour.word) }))
    .filter(({ slips }) => slips > 0 && slips <= mostSlips)
    .sort((one, other) => one.slips - other.slips || other.docs - one.docs);
  return nearest?.word ?? null;
}

/** Who writes by ear makes one slip, however many letters it takes. */
function slipsBetween(typed: string, word: string): number {
  const slips = editDistance(typed, word);
  return slips < 2 ? slips : Math.min(slips, 1 + editDistance(phoneticKey(typed), phoneticKey(word)));
}

/** A slip in the very first letter is rare, "mothers" is not "others" mistyped, but some letters sound alike: "jermany", "kanada". */
const isLikely = (typed: string, word: string) => /\p{L}/u.test(word) && firstOf(typed) === firstOf(word);

const alike = ["cksqx", "gj", "fpv", "iey", "sz", "ou"];
const firstOf = ([first = ""]: string) => alike.find((letters) => letters.includes(first)) ?? first;

/** Words that we understand although no listing may use them, of about the same length. */
function understoodLike(typed: string, today: string) {
  return (wordsIn(lexiconOf(today)).get(firstOf(typed)) ?? []).filter(
    ({ word }) => Math.abs(word.length - typed.length) < 3,
  );
}

/** By how they begin. */
const wordsIn = memoizeByObject(({ phrases }: Lexicon) =>
  Map.groupBy(
    [...phrases.keys()]
      .filter((phrase) => phrase.length > 3 && !phrase.includes(" "))
      .map((word) => ({ word: bare(word), docs: 0 })),
    ({ word }) => firstOf(word),
  ),
);

/** "wingstofly": the fewest known words that it is made of. */
async function findParts(db: Database, typed: string): Promise<string | null> {
  const letters = [...typed];
  if (letters.length > longestJoined) return null;
  const parts = letters.flatMap((_, start) =>
    letters.slice(start + 1).map((_, end) => letters.slice(start, start + end + 2).join("")),
  );
  const known = await queryRows<{ word: string }>(
    db,
    sql`select distinct word from ${searchWords}
      where kind in ('scholarships', 'colleges', 'internships') and word = any(${sql.param([...new Set(parts)])}::text[])`,
  );
  const words = new Set(known.map(({ word }) => word));
  /** For each place, the fewest words that lead there. */
  const ways: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    const arrivals = ways.flatMap((way, start) => {
      const part = letters.slice(start, end).join("");
      return way && words.has(part) ? [[...way, part]] : [];
    });
    ways[end] = arrivals.sort((one, other) => one.length - other.length)[0] ?? null;
  }
  const way = ways[letters.length];
  return way && way.length > 1 && way.length <= mostParts ? way.join(" ") : null;
}
