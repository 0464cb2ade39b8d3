import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { searchWords } from "#database/schema/index.ts";
import type { Collection } from "./collections.server.ts";
import { recallAll } from "./recall.server.ts";
import type { Group, Search } from "./search.server.ts";

/** Beyond this many whole words the index has no advantage any more. */
export const mostVariants = 2_000;
/** Overlong words are indexed in pieces, and only this much is sure to be found in one. */
export const indexedLetters = 32;

/** Stand in so many words that no index helps, and nobody has to be asked. */
const commonLetters = /^[aeinorst]$/;

interface Variants extends Group {
  /** There are more than the most: which ones they are is not told. */
  areMany: boolean;
}

/** For each word of a search, the whole words of the catalogue that contain it. */
export async function findWordVariants(
  db: Database,
  { collection, version }: Pick<Search, "collection" | "version">,
  words: string[],
): Promise<Variants[]> {
  const looked = words.filter((word) => !commonLetters.test(word));
  const found = await recallAll(db, version, `words ${collection.name}`, looked, async (missing) => {
    const variants = await queryRows<{ place: number; any: string[] | null; docs: number }>(
      db,
      sql.join(
        missing.map((word, place) => variantsOf(collection, word, place)),
        sql` union all `,
      ),
    );
    return missing.map((_, place) => variants.find((one) => one.place === place));
  });
  return words.map((word) => {
    const { any, docs } = found[looked.indexOf(word)] ?? { any: null, docs: mostVariants };
    return { any: [...new Set(any)], docs, areMany: any === null };
  });
}

function variantsOf(collection: Collection, word: string, place: number): SQL {
  const part = [...word].slice(0, indexedLetters);
  const pattern = `%${part.join("").replace(/[\\%_]/g, "\\$&")}%`;
  return sql`
    select ${place}::int as place, case when count(*) <= ${mostVariants}::int then coalesce(array_agg(word), '{}') end as any,
      coalesce(sum(docs), 0)::float8 as docs from (
      select word, docs from ${searchWords}
      where kind = ${collection.name} and word like ${pattern} and ${hasLetters(part)} limit ${mostVariants + 1}
    ) as variant`;
}

/** The index behind "like" knows groups of three letters or digits; other parts are found by their letters, alone and in pairs. */
function hasLetters(part: string[]): SQL {
  if (/[a-z0-9]{3}/.test(part.join(""))) return sql`true`;
  const pairs = part.map((letter, place) => letter + (part[place + 1] ?? ""));
  return sql`letters_of(word) @> ${sql.param([...new Set(pairs)])}::text[]`;
}
