import { asc, count, eq } from "drizzle-orm";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import type { Database } from "#database/database.ts";
import { scrapedFinds } from "#database/schema/index.ts";

const maxShown = 50;

/** Finds to review, oldest first, since their deadlines come first too. */
export async function listWaitingFinds(db: Database) {
  const { id, title, kind, sourceName, address, doubts, createdAt, state } = scrapedFinds;
  const scraped = await db
    .select({ id, title, kind, sourceName, address, doubts, createdAt })
    .from(scrapedFinds)
    .where(eq(state, "waiting"))
    .orderBy(asc(createdAt), asc(id))
    .limit(maxShown);
  const [all] = await db.select({ scraped: count() }).from(scrapedFinds).where(eq(state, "waiting"));
  return { scraped, total: all?.scraped ?? 0 };
}

/** A find with the record that it may duplicate. */
export async function findFind(db: Database, id: string) {
  const [scraped] = await db.select().from(scrapedFinds).where(eq(scrapedFinds.id, id));
  if (!scraped) return null;
  const like = scraped.likeId ? await findRecord(db, scraped.kind, scraped.likeId) : null;
  return { ...scraped, like: like && { id: like.id, title: like.title, isPublished: like.isPublished } };
}
