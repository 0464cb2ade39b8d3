import { and, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#database/database.ts";
import { blogPosts } from "#database/schema/index.ts";

const perPage = 20;

export type ArticleState = "published" | "unpublished" | "draft";

const stateOf = ({
  publishedAt,
  wasPublishedAt,
}: {
  publishedAt: Date | null;
  wasPublishedAt: Date | null;
}) => (publishedAt ? "published" : wasPublishedAt ? "unpublished" : ("draft" as ArticleState));

/** One page of all articles whose title or slug contains every word, last changed first. */
export async function listEditableArticles(db: Database, { words, page }: { words: string; page: number }) {
  const { id, slug, title, language, category, publishedAt, wasPublishedAt, updatedAt } = blogPosts;
  const which = and(...words.split(/\s+/).filter(Boolean).map(mentions));
  const [counted] = await db.select({ total: count() }).from(blogPosts).where(which);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const here = Math.min(page, pages);
  const found = await db
    .select({ id, slug, title, language, category, publishedAt, wasPublishedAt, updatedAt })
    .from(blogPosts)
    .where(which)
    .orderBy(desc(updatedAt), desc(id))
    .limit(perPage)
    .offset((here - 1) * perPage);
  const articles = found.map(({ wasPublishedAt: was, ...article }) => ({
    ...article,
    state: stateOf({ publishedAt: article.publishedAt, wasPublishedAt: was }),
  }));
  return { articles, total, page: here, pages };
}

function mentions(word: string): SQL | undefined {
  const holds = (text: SQL) => sql`position(lower(${word}) in ${text}) > 0`;
  return or(holds(sql`lower(${blogPosts.title})`), holds(sql`${blogPosts.slug}`));
}

export async function findEditableArticle(db: Database, id: string) {
  const original = alias(blogPosts, "original");
  const [found] = await db
    .select({ article: blogPosts, originalSlug: original.slug })
    .from(blogPosts)
    .leftJoin(original, eq(original.id, blogPosts.translationOf))
    .where(eq(blogPosts.id, id));
  if (!found) return null;
  const { article, originalSlug } = found;
  return { ...article, originalSlug, state: stateOf(article) };
}
