import type { Database } from "#database/database.ts";
import { searchSynonyms } from "#database/schema/index.ts";
import { rewrite } from "./parser/rewrite.ts";

/** More than editors will ever teach: a page reads them all. */
const most = 2_000;

/** What was typed in words that the search knows, as far as editors have taught them. */
export async function inTaughtWords(db: Database, text: string): Promise<string> {
  if (!text) return text;
  const taught = await db.select().from(searchSynonyms).limit(most);
  return taught.length > 0 ? rewrite(text, new Map(taught.map(({ says, means }) => [says, means]))) : text;
}
