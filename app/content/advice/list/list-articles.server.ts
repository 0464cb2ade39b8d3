import { and, count, desc, eq, lte } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { blogPosts } from "#database/schema/index.ts";
import type { ArticleCategory } from "../category.ts";
import { listExcerptOf } from "../excerpts.ts";
import { readingMinutes } from "../reading-time.ts";

const perPage = 24;

/** Admins see drafts elsewhere; public pages show everyone what is published. */
export const isPublished = (now: Date) => lte(blogPosts.publishedAt, now);

export interface ArticleSummary {
  slug: string;
  title: string;
  category: ArticleCategory;
  author: string;
  publishedAt: Date | null;
  imageUrl: string | null;
  excerpt: string;
  minutes: number;
}

/** One page of articles, newest first, of one category or of all. */
export async function listArticles(
  db: Database,
  { category, page }: { category: ArticleCategory | null; page: number },
  now: Date,
) {
  const which = and(isPublished(now), category ? eq(blogPosts.category, category) : undefined);
  const [counted] = await db.select({ total: count() }).from(blogPosts).where(which);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const here = Math.min(page, pages);
  const found = await db
    .select()
    .from(blogPosts)
    .where(which)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(perPage)
    .offset((here - 1) * perPage);
  return { articles: found.map(summarise), total, page: here, pages };
}

function summarise(article: typeof blogPosts.$inferSelect): ArticleSummary {
  const { slug, title, category, author, publishedAt, imageUrl, content } = article;
  return {
    slug,
    title,
    category,
    author,
    publishedAt,
    imageUrl,
    excerpt: listExcerptOf(article),
    minutes: readingMinutes(content),
  };
}
