import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { missedSearches, searchSynonyms } from "#database/schema/index.ts";

const mostShown = 200;

/** Most frequent first. */
export const listMissed = (db: Database) =>
  db
    .select()
    .from(missedSearches)
    .orderBy(desc(missedSearches.times), desc(missedSearches.lastOn), asc(missedSearches.typed))
    .limit(mostShown);

export const listTaught = (db: Database) =>
  db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.says));

/** Stores a meaning, replacing an earlier one, and removes the word from the missed searches. */
export async function teachWord(db: Database, word: { says: string; means: string }): Promise<void> {
  await db
    .insert(searchSynonyms)
    .values(word)
    .onConflictDoUpdate({ target: searchSynonyms.says, set: { means: word.means } });
  await deleteMissedSearch(db, word.says);
}

export async function deleteMissedSearch(db: Database, typed: string): Promise<boolean> {
  const gone = await db.delete(missedSearches).where(eq(missedSearches.typed, typed)).returning();
  return gone.length > 0;
}

export async function removeWord(db: Database, says: string): Promise<boolean> {
  const gone = await db.delete(searchSynonyms).where(eq(searchSynonyms.says, says)).returning();
  return gone.length > 0;
}
