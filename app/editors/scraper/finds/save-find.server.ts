import { eq } from "drizzle-orm";
import { createRecord } from "#app/editors/catalogue/edit/create-records.server.ts";
import { setCheckedAt } from "#app/editors/catalogue/edit/set-checked-at.server.ts";
import { parseRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import type { Database } from "#database/database.ts";
import { type FoundFields, scrapedFinds } from "#database/schema/index.ts";
import type { Gathered } from "./collect-fields.ts";
import type { SameRecord } from "./find-same-record.server.ts";
import { doubtWords } from "./words.ts";

export interface NewlyScraped {
  address: string;
  sourceName: string;
  gathered: Gathered;
  doubts: string[];
  same: SameRecord | null;
}

type Kept = { findId: string; state: "published" | "waiting" | "merged" };

/** Writes a find down once: published where nothing is in doubt, noted as known where it is there already, and else in the queue. */
export async function keepScraped(
  db: Database,
  { address, sourceName, gathered, doubts, same }: NewlyScraped,
  now: Date,
): Promise<Kept | null> {
  const { kind, title, fields } = gathered;
  const scraped = { address, sourceName, kind, title, fields, checkedAt: now };
  if (same?.isCertain) {
    const kept = await add(db, { ...scraped, state: "merged", recordId: same.id, decidedAt: now });
    if (kept) await setCheckedAt(db, kind, same.id, now);
    return kept && { findId: kept.id, state: "merged" };
  }
  const all = same ? [...doubts, doubtWords.like(same.title)] : doubts;
  const record = all.length === 0 ? parseRecord(recordTypes[kind], textsOf(fields)) : null;
  if (!record?.ok) {
    const kept = await add(db, { ...scraped, state: "waiting", doubts: all, likeId: same?.id ?? null });
    return kept && { findId: kept.id, state: "waiting" };
  }
  const kept = await add(db, { ...scraped, state: "published", decidedAt: now });
  if (!kept) return null;
  const values = {
    ...record.values,
    source_url: address,
    source_name: sourceName,
    checked_at: now.toISOString(),
  };
  const recordId = await createRecord(db, kind, values, { isPublished: true });
  await db.update(scrapedFinds).set({ recordId }).where(eq(scrapedFinds.id, kept.id));
  return { findId: kept.id, state: "published" };
}

/** Nothing where the address is known: it comes in once. */
async function add(db: Database, scraped: typeof scrapedFinds.$inferInsert) {
  const [kept] = await db
    .insert(scrapedFinds)
    .values(scraped)
    .onConflictDoNothing()
    .returning({ id: scrapedFinds.id });
  return kept ?? null;
}

const textsOf = (fields: FoundFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
