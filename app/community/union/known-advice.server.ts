import { and, desc, isNotNull, lte, sql } from "drizzle-orm";
import { blogPosts } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { type Advice, adviceFor } from "./advice-for.ts";

const tenMinutes = 600_000;
const mostArticles = 500;
const remembered = new WeakMap<Viewer["database"], { at: number; articles: Promise<Advice[]> }>();

/** What the advice centre already says to a question. */
export async function findAdvice(viewer: Viewer, question: string, now: number) {
  const found = adviceFor(question, await knownAdvice(viewer, now));
  return found.map(({ slug, title }) => ({ slug, title }));
}

/** The newest articles as a visitor sees them, read again after ten minutes: they are public, and every question asks. */
function knownAdvice({ database }: Viewer, now: number): Promise<Advice[]> {
  const last = remembered.get(database);
  if (last && now - last.at < tenMinutes) return last.articles;
  const { slug, title, excerpt, publishedAt } = blogPosts;
  const articles = asViewer({ kind: "visitor", database }, (db) =>
    db
      .select({ slug, title, excerpt })
      .from(blogPosts)
      .where(and(isNotNull(publishedAt), lte(publishedAt, sql`now()`)))
      .orderBy(desc(publishedAt))
      .limit(mostArticles),
  );
  remembered.set(database, { at: now, articles });
  // A reading that failed must not be remembered.
  articles.catch(() => remembered.delete(database));
  return articles;
}
