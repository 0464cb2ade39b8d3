import type { Database } from "#database/database.ts";
import { searchSynonyms } from "#database/schema/index.ts";
import { rewrite } from "./rewrite.ts";

/** More than editors will ever add: a search reads them all. */
const most = 2_000;

/** The text with each phrase that editors added a synonym for replaced by what it means. */
export async function applySynonyms(db: Database, text: string): Promise<string> {
  if (!text) return text;
  const synonyms = await db.select().from(searchSynonyms).limit(most);
  return synonyms.length > 0
    ? rewrite(text, new Map(synonyms.map(({ says, means }) => [says, means])))
    : text;
}
