import { and, eq, ne, or } from "drizzle-orm";
import { isSlug } from "#app/content/advice/slugs/slug.ts";
import type { Database } from "#database/database.ts";
import { blogPosts } from "#database/schema/index.ts";
import type { TypedArticle } from "./parse-article.server.ts";
import { formWords } from "./words.ts";

type ChosenOriginal =
  | { ok: true; translationOf: string | null }
  | { ok: false; problems: Record<string, string> };

/**
 * The article at the typed address, or its original if it is a translation. An article and its translations form one
 * group with one version in each language.
 */
export async function chooseOriginal(
  db: Database,
  { language, original: address }: Pick<TypedArticle, "language" | "original">,
  ownId: string | null,
): Promise<ChosenOriginal> {
  const original = address === null ? null : await findOriginal(db, address);
  if (original === undefined) return { ok: false, problems: { original: formWords.originalUnknown } };
  if (ownId && original === ownId) return { ok: false, problems: { original: formWords.originalIsItself } };
  if (ownId && original && (await isTranslated(db, ownId)))
    return { ok: false, problems: { original: formWords.originalOfOthers } };
  const sameLanguage = await findVersion(db, original ?? ownId, language, ownId);
  if (sameLanguage) return { ok: false, problems: { language: formWords.languageTaken(sameLanguage.title) } };
  return { ok: true, translationOf: original };
}

/** "/advice/ask-early", "https://fursa.example/sw/advice/ask-early?x=1" or "ask-early". */
async function findOriginal(db: Database, address: string): Promise<string | undefined> {
  const [path = ""] = address.split(/[?#]/);
  const slug = path.split("/").filter(Boolean).at(-1) ?? "";
  if (!isSlug(slug)) return undefined;
  const { id, translationOf } = blogPosts;
  const [found] = await db.select({ id, translationOf }).from(blogPosts).where(eq(blogPosts.slug, slug));
  return found && (found.translationOf ?? found.id);
}

async function isTranslated(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(eq(blogPosts.translationOf, id))
    .limit(1);
  return found.length > 0;
}

async function findVersion(
  db: Database,
  original: string | null,
  language: TypedArticle["language"],
  ownId: string | null,
) {
  if (!original) return null;
  const [found] = await db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .where(
      and(
        or(eq(blogPosts.id, original), eq(blogPosts.translationOf, original)),
        eq(blogPosts.language, language),
        ownId ? ne(blogPosts.id, ownId) : undefined,
      ),
    );
  return found ?? null;
}
