import type { Database } from "#database/database.ts";
import { searchSynonyms } from "#database/schema/index.ts";
import { rewrite } from "./rewrite.ts";

/** More than editors will ever add, because every search reads them all. */
const most = 2_000;

/** Replaces each phrase for which editors added a synonym. */
export async function applySynonyms(db: Database, text: string): Promise<string> {
  if (!text) return text;
  const synonyms = await db.select().from(searchSynonyms).limit(most);
  return synonyms.length > 0
    ? rewrite(text, new Map(synonyms.map(({ says, means }) => [says, means])))
    : text;
}
