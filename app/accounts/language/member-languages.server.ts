import { eq, inArray } from "drizzle-orm";
import { currentLanguage, withLanguage } from "#app/shared/languages/current-language.server.ts";
import { type Language, prefixOf } from "#app/shared/languages/languages.ts";
import type { Database } from "#database/database.ts";
import { users } from "#database/schema/index.ts";

/** Reads the languages of members. Returns a function that runs `write` in the language of one of them. */
export async function readLanguages(db: Database, userIds: readonly string[]) {
  const languageOf = await findLanguages(db, userIds);
  return <Written>(userId: string, write: () => Written): Written =>
    withLanguage(languageOf.get(userId) ?? "en", write);
}

/** Members by their language. */
export async function groupByLanguage<Member extends { userId: string }>(
  db: Database,
  members: readonly Member[],
): Promise<Map<Language, Member[]>> {
  const languageOf = await findLanguages(
    db,
    members.map(({ userId }) => userId),
  );
  return Map.groupBy(members, ({ userId }) => languageOf.get(userId) ?? "en");
}

async function findLanguages(db: Database, userIds: readonly string[]): Promise<Map<string, Language>> {
  const found =
    userIds.length === 0
      ? []
      : await db
          .select({ id: users.id, language: users.language })
          .from(users)
          .where(inArray(users.id, [...userIds]));
  return new Map(found.map(({ id, language }) => [id, language]));
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
