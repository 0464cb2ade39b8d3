import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { searchTags } from "#database/schema/index.ts";
import { settleAll } from "#database/settle-all.ts";
import type { Demand } from "./demands.ts";
import { recallAll } from "./recall.server.ts";
import type { Group, Search } from "./search.server.ts";
import { findWordVariants, indexedLetters, mostVariants } from "./word-variants.server.ts";

export interface IndexedGroup {
  /** What is met by whatever has one of the words or tags, and by nothing else. Null: whoever has one is still to be judged. */
  decides: Demand | Group | null;
  words: string[];
  tags: string[];
  /** In about so many listings. */
  docs: number;
}

/** What is searched, and in which state of it. */
type Catalogue = Pick<Search, "collection" | "version">;

/** For each demand, the whole words and the tags by which listings meet it; "beyond" where no index can tell. */
export async function findDemandGroups(
  db: Database,
  catalogue: Catalogue,
  demands: Demand[],
): Promise<(IndexedGroup | "beyond")[]> {
  const looked = [...new Set(demands.flatMap(lookedFor))];
  const [variants, docsOfTags] = await settleAll([
    findWordVariants(db, catalogue, looked),
    countTags(db, catalogue, [...new Set(demands.flatMap(({ tags }) => Object.keys(tags)))]),
  ]);
  const found = new Map(looked.map((word, place) => [word, variants[place]]));
  return demands.map((demand) => {
    const groups = lookedFor(demand).flatMap((word) => found.get(word) ?? []);
    const words = [...new Set(groups.flatMap(({ any }) => any))];
    const areMany = groups.some((group) => group.areMany) || words.length > mostVariants;
    if (demand.state !== null || areMany) return "beyond";
    const tags = Object.keys(demand.tags).filter((tag) => docsOfTags.has(tag));
    const docs = [...groups.map((group) => group.docs), ...tags.map((tag) => docsOfTags.get(tag) ?? 0)];
    const decides = isOfWholeWords(demand) ? demand : null;
    return { decides, words, tags, docs: docs.reduce((sum, count) => sum + count, 0) };
  });
}

/** One word of each text that would do is enough to find it by: the longest, which is the rarest more often than not. */
const lookedFor = ({ words, phrases }: Demand): string[] => [
  ...new Set([longestOf(words), ...phrases.map((phrase) => longestOf(phrase.split(" ")))]),
];

/** Of single words that the index holds whole: what it finds needs no second look. */
const isOfWholeWords = ({ words, phrases }: Demand) =>
  words.length === 1 &&
  [...words, ...phrases].every((word) => /^\S+$/.test(word) && word.length <= indexedLetters);

const longestOf = (words: string[]) =>
  words.reduce((one, other) => (other.length > one.length ? other : one), "");

/** For each that some listing carries. */
async function countTags(
  db: Database,
  { collection, version }: Catalogue,
  tags: string[],
): Promise<Map<string, number>> {
  const counted = await recallAll(db, version, `tags ${collection.name}`, tags, async (missing) => {
    const rows = await queryRows<{ tag: string; docs: number }>(
      db,
      sql`select tag, docs from ${searchTags} where kind = ${collection.name} and tag = any(${sql.param(missing)}::text[])`,
    );
    const docsOf = new Map(rows.map(({ tag, docs }) => [tag, docs]));
    return missing.map((tag) => ({ docs: docsOf.get(tag) ?? null }));
  });
  return new Map(
    tags.flatMap((tag, place) => {
      const docs = counted[place]?.docs ?? null;
      return docs === null ? [] : [[tag, docs]];
    }),
  );
}
