import { eq } from "drizzle-orm";
import { createRecord } from "#app/editors/catalogue/edit/create-records.server.ts";
import { parseRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import type { Database } from "#database/database.ts";
import { type FoundFields, scrapedFinds } from "#database/schema/index.ts";
import type { CollectedFields } from "./collect-fields.ts";
import type { SameRecord } from "./find-same-record.server.ts";
import { doubtWords } from "./words.ts";

export interface NewFind {
  address: string;
  sourceName: string;
  gathered: CollectedFields;
  doubts: string[];
  same: SameRecord | null;
}

type SavedFind = { findId: string; state: "published" | "waiting" | "merged" };

/**
 * Stores a find once: published if there is no doubt, merged if the record exists, otherwise pending review. Returns
 * null if the URL is known already.
 */
export async function saveFind(
  db: Database,
  { address, sourceName, gathered, doubts, same }: NewFind,
  now: Date,
): Promise<SavedFind | null> {
  const { kind, title, fields } = gathered;
  const scraped = { address, sourceName, kind, title, fields, checkedAt: now };
  if (same?.isCertain) {
    const saved = await add(db, { ...scraped, state: "merged", recordId: same.id, decidedAt: now });
    return saved && { findId: saved.id, state: "merged" };
  }
  const all = same ? [...doubts, doubtWords.like(same.title)] : doubts;
  const record = all.length === 0 ? parseRecord(recordTypes[kind], textsOf(fields)) : null;
  if (!record?.ok) {
    const saved = await add(db, { ...scraped, state: "waiting", doubts: all, likeId: same?.id ?? null });
    return saved && { findId: saved.id, state: "waiting" };
  }
  const saved = await add(db, { ...scraped, state: "published", decidedAt: now });
  if (!saved) return null;
  const values = {
    ...record.values,
    source_url: address,
    source_name: sourceName,
    checked_at: now.toISOString(),
  };
  const recordId = await createRecord(db, kind, values, { isPublished: true });
  await db.update(scrapedFinds).set({ recordId }).where(eq(scrapedFinds.id, saved.id));
  return { findId: saved.id, state: "published" };
}

/** Returns null if the URL is known already. */
async function add(db: Database, scraped: typeof scrapedFinds.$inferInsert) {
  const [saved] = await db
    .insert(scrapedFinds)
    .values(scraped)
    .onConflictDoNothing()
    .returning({ id: scrapedFinds.id });
  return saved ?? null;
}

const textsOf = (fields: FoundFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
