import { eq, inArray } from "drizzle-orm";
import { currentLanguage, withLanguage } from "#app/shared/languages/current-language.server.ts";
import { type Language, prefixOf } from "#app/shared/languages/languages.ts";
import type { Database } from "#database/database.ts";
import { users } from "#database/schema/index.ts";

/** Reads the languages of members. Returns a function that runs `write` in the language of one of them. */
export async function readLanguages(db: Database, userIds: readonly string[]) {
  const found =
    userIds.length === 0
      ? []
      : await db
          .select({ id: users.id, language: users.language })
          .from(users)
          .where(inArray(users.id, [...userIds]));
  const languageOf = new Map(found.map(({ id, language }) => [id, language]));
  return <Written>(userId: string, write: () => Written): Written =>
    withLanguage(languageOf.get(userId) ?? "en", write);
}

/** The same tools, with links to the pages in the current language. */
export const localTools = <Tools extends { origin: string }>(tools: Tools): Tools => ({
  ...tools,
  origin: tools.origin + prefixOf(currentLanguage()),
});

/** `db` has the rights of the accounts. */
export const saveLanguage = (db: Database, userId: string, language: Language) =>
  db.update(users).set({ language }).where(eq(users.id, userId));

export async function findLanguage(db: Database, userId: string): Promise<Language> {
  const [found] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return found?.language ?? "en";
}
