import { and, eq, inArray, or, sql } from "drizzle-orm";
import { editDistance, oneEditAway } from "#app/common/words/edit-distance.ts";
import type { Database } from "#database/database.ts";
import { searchWords } from "#database/schema/index.ts";
import type { Collection } from "./collections.server.ts";
import { findPage } from "./find-page.server.ts";
import { prepareSearch, type Search, wantedBy } from "./search.server.ts";
import type { SearchFilters } from "./search-filters.ts";
import { findWordVariants } from "./word-variants.server.ts";

const mostNeighbours = 100;
/** Groups of three letters say little about words as short as this. */
const shortWord = 5;

/** "Did you mean": the search with each unknown word replaced by the likeliest known one, if that finds anything. */
export async function suggestSpelling(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<string | null> {
  const search = await prepareSearch(db, wantedBy(filters), today);
  const known = await findWordVariants(db, search.collection, search.words);
  const words: string[] = [];
  for (const [place, word] of search.words.entries()) {
    const better = known[place]?.any.length ? word : await findNearestWord(db, search.collection, word);
    if (!better) return null;
    words.push(better);
  }
  const isChanged = words.some((word, place) => word !== search.words[place]);
  return isChanged && (await findsSomething(db, { ...search, words })) ? words.join(" ") : null;
}

/** The fewest slips of the keyboard away; of those, the one that most listings use. */
async function findNearestWord(db: Database, collection: Collection, typed: string): Promise<string | null> {
  const { kind, word, docs } = searchWords;
  const looksAlike = sql`${word} % ${typed}`;
  const neighbours = await db
    .select({ word, docs: sql<number>`max(${docs})::int` })
    .from(searchWords)
    .where(
      and(
        eq(kind, collection.name),
        typed.length > shortWord ? looksAlike : or(looksAlike, inArray(word, oneEditAway(typed))),
      ),
    )
    .groupBy(word)
    .orderBy(sql`similarity(${word}, ${typed}) desc`, sql`2 desc`)
    .limit(mostNeighbours);
  const mostSlips = Math.max(1, Math.floor(typed.length / 3));
  const [nearest] = neighbours
    .map((neighbour) => ({ ...neighbour, word: withoutPunctuation(neighbour.word) }))
    .map((neighbour) => ({ ...neighbour, slips: editDistance(typed, neighbour.word) }))
    .filter(({ word, slips }) => word && slips > 0 && slips <= mostSlips)
    .sort((one, other) => one.slips - other.slips || other.docs - one.docs);
  return nearest?.word ?? null;
}

const withoutPunctuation = (word: string) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)?.[0] ?? "";

async function findsSomething(db: Database, search: Search): Promise<boolean> {
  const { ids } = await findPage(db, search, "newest", null, 1);
  return ids.length > 0;
}
