import { asc, count, eq } from "drizzle-orm";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import type { Database } from "#database/database.ts";
import { scrapedFinds } from "#database/schema/index.ts";

const mostShown = 50;

/** What waits for an editor, the oldest first, since its closing day comes first too. */
export async function listWaitingScraped(db: Database) {
  const { id, title, kind, sourceName, address, doubts, createdAt, state } = scrapedFinds;
  const scraped = await db
    .select({ id, title, kind, sourceName, address, doubts, createdAt })
    .from(scrapedFinds)
    .where(eq(state, "waiting"))
    .orderBy(asc(createdAt), asc(id))
    .limit(mostShown);
  const [all] = await db.select({ scraped: count() }).from(scrapedFinds).where(eq(state, "waiting"));
  return { scraped, total: all?.scraped ?? 0 };
}

/** A find with the record that it may be the same as. */
export async function findScraped(db: Database, id: string) {
  const [scraped] = await db.select().from(scrapedFinds).where(eq(scrapedFinds.id, id));
  if (!scraped) return null;
  const like = scraped.likeId ? await findRecord(db, scraped.kind, scraped.likeId) : null;
  return { ...scraped, like: like && { id: like.id, title: like.title, isPublished: like.isPublished } };
}
