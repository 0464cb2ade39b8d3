import { and, count, desc, eq, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Language } from "#app/shared/languages/languages.ts";
import type { Database } from "#database/database.ts";
import { blogPosts } from "#database/schema/index.ts";
import type { ArticleCategory } from "../category.ts";
import { listExcerptOf } from "../excerpts.ts";
import { readingMinutes } from "../reading-time.ts";

const perPage = 24;

/** Admins see drafts in the editor; public pages show everyone what is published. */
export const isPublished = (now: Date) => lte(blogPosts.publishedAt, now);

/** Readers see the articles in their language, and the English ones that have no translation into it. */
export const isReadableIn = (language: Language, now: Date) =>
  language === "en"
    ? eq(blogPosts.language, "en")
    : or(
        eq(blogPosts.language, language),
        and(eq(blogPosts.language, "en"), sql`not exists (${translationInto(language, now)})`),
      );

const other = alias(blogPosts, "other");

/** An article and its translations have the same original. */
const translationInto = (language: Language, now: Date): SQL => sql`
  select 1 from ${blogPosts} as other
  where ${other.language} = ${language} and ${other.publishedAt} <= ${now.toISOString()}::timestamptz
    and coalesce(${other.translationOf}, ${other.id}) = coalesce(${blogPosts.translationOf}, ${blogPosts.id})`;

/** Articles in the reader's language come first; within a language the newest. */
export const inReadingOrder = (language: Language): SQL[] => [
  ...(language === "en" ? [] : [desc(sql`${blogPosts.language} = ${language}`)]),
  desc(blogPosts.publishedAt),
  desc(blogPosts.id),
];

export interface ArticleSummary {
  slug: string;
  title: string;
  language: Language;
  category: ArticleCategory;
  author: string;
  publishedAt: Date | null;
  imageUrl: string | null;
  excerpt: string;
  minutes: number;
}

/** One page of the articles for readers of a language, of one category or of all. */
export async function listArticles(
  db: Database,
  { language, category, page }: { language: Language; category: ArticleCategory | null; page: number },
  now: Date,
) {
  const which = and(
    isPublished(now),
    isReadableIn(language, now),
    category ? eq(blogPosts.category, category) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(blogPosts).where(which);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const here = Math.min(page, pages);
  const found = await db
    .select()
    .from(blogPosts)
    .where(which)
    .orderBy(...inReadingOrder(language))
    .limit(perPage)
    .offset((here - 1) * perPage);
  return { articles: found.map(summarise), total, page: here, pages };
}

function summarise(article: typeof blogPosts.$inferSelect): ArticleSummary {
  const { slug, title, language, category, author, publishedAt, imageUrl, content } = article;
  return {
    slug,
    title,
    language,
    category,
    author,
    publishedAt,
    imageUrl,
    excerpt: listExcerptOf(article),
    minutes: readingMinutes(content),
  };
}
