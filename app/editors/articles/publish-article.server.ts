import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { autoExcerpt } from "#app/content/advice/excerpts.ts";
import type { Database } from "#database/database.ts";
import { blogPosts } from "#database/schema/index.ts";
import { formWords, listWords } from "./words.ts";

type PublishOutcome = { ok: true; slug: string } | { ok: false; reason: string };

/** Publishes an article, under its former date if it was published before. */
export async function publishArticle(db: Database, id: string, now: Date): Promise<PublishOutcome> {
  const [article] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  if (!article) return { ok: false, reason: listWords.gone };
  if (!article.content.trim() || article.title === formWords.untitled)
    return { ok: false, reason: formWords.required };
  await db
    .update(blogPosts)
    .set({
      publishedAt: article.wasPublishedAt ?? now,
      wasPublishedAt: null,
      excerpt: article.excerpt || autoExcerpt(article.content),
      updatedAt: now,
    })
    .where(and(eq(blogPosts.id, id), isNull(blogPosts.publishedAt)));
  return { ok: true, slug: article.slug };
}

/** Hides an article from readers. Text, slug and date are retained. */
export async function unpublishArticle(db: Database, id: string, now: Date): Promise<PublishOutcome> {
  const [article] = await db
    .update(blogPosts)
    .set({ wasPublishedAt: sql`${blogPosts.publishedAt}`, publishedAt: null, updatedAt: now })
    .where(and(eq(blogPosts.id, id), isNotNull(blogPosts.publishedAt)))
    .returning({ slug: blogPosts.slug });
  return article ? { ok: true, slug: article.slug } : { ok: false, reason: listWords.gone };
}

/** Deletes an article and its images. */
export async function deleteArticle(db: Database, id: string): Promise<boolean> {
  const removed = await db.delete(blogPosts).where(eq(blogPosts.id, id)).returning({ id: blogPosts.id });
  return removed.length === 1;
}
