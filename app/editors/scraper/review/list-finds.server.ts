import { asc, count, eq } from "drizzle-orm";
import { findRecord } from "#app/editors/catalogue/find-record.server.ts";
import type { Database } from "#database/database.ts";
import { scrapedFinds } from "#database/schema/index.ts";

const mostShown = 50;

/** What waits for an editor, the oldest first, since its closing day comes first too. */
export async function listWaitingFinds(db: Database) {
  const { id, title, kind, sourceName, address, doubts, createdAt, state } = scrapedFinds;
  const finds = await db
    .select({ id, title, kind, sourceName, address, doubts, createdAt })
    .from(scrapedFinds)
    .where(eq(state, "waiting"))
    .orderBy(asc(createdAt), asc(id))
    .limit(mostShown);
  const [all] = await db.select({ finds: count() }).from(scrapedFinds).where(eq(state, "waiting"));
  return { finds, total: all?.finds ?? 0 };
}

/** A find with the record that it may be the same as. */
export async function findFind(db: Database, id: string) {
  const [find] = await db.select().from(scrapedFinds).where(eq(scrapedFinds.id, id));
  if (!find) return null;
  const like = find.likeId ? await findRecord(db, find.kind, find.likeId) : null;
  return { ...find, like: like && { id: like.id, title: like.title, isPublished: like.isPublished } };
}
