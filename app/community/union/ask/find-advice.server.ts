import { and, desc, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { blogPosts } from "#database/schema/index.ts";
import { rankAdvice } from "./related-advice.ts";

const mostArticles = 500;

/**
 * What the advice centre already says to a question, of its newest articles. They are read each time: a page that is kept knows by
 * what was read for it which changes concern it.
 */
export async function findAdvice(db: Database, question: string) {
  const { slug, title, excerpt, publishedAt } = blogPosts;
  const articles = await db
    .select({ slug, title, excerpt })
    .from(blogPosts)
    .where(and(isNotNull(publishedAt), lte(publishedAt, sql`now()`)))
    .orderBy(desc(publishedAt))
    .limit(mostArticles);
  return rankAdvice(question, articles).map((found) => ({ slug: found.slug, title: found.title }));
}
