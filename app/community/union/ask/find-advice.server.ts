import { and, desc, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { language } from "#app/shared/languages/language.ts";
import type { Database } from "#database/database.ts";
import { blogPosts } from "#database/schema/index.ts";
import { rankAdvice } from "./related-advice.ts";

const mostArticles = 500;

/**
 * The newest articles of the advice centre on a question. Not memoized: a cached page depends on the tables that were
 * read for it.
 */
export async function findAdvice(db: Database, question: string) {
  const { slug, title, excerpt, publishedAt } = blogPosts;
  const articles = await db
    .select({ slug, title, excerpt })
    .from(blogPosts)
    .where(
      and(
        isNotNull(publishedAt),
        lte(publishedAt, sql`now()`),
        inArray(blogPosts.language, ["en", language()]),
      ),
    )
    .orderBy(desc(publishedAt))
    .limit(mostArticles);
  return rankAdvice(question, articles).map((found) => ({ slug: found.slug, title: found.title }));
}
