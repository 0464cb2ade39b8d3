import { and, eq } from "drizzle-orm";
import { createRecord, setColumns } from "#app/editors/catalogue/edit/create-records.server.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { isEmpty } from "#app/editors/catalogue/fields/is-empty.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { withChangeLabel } from "#app/editors/catalogue/history/label-changes.server.ts";
import type { Database } from "#database/database.ts";
import { type Evidence, type RecordValues, scrapedFinds } from "#database/schema/index.ts";

export type DecisionOutcome =
  | { ok: true; recordId: string | null }
  | { ok: false; reason: "decided" | "gone" };
type FindDecision = "published" | "rejected" | "merged";

/** Publishes a find with the editor's values. */
export async function publishFind(
  db: Database,
  id: string,
  values: RecordValues,
  now: Date,
): Promise<DecisionOutcome> {
  const scraped = await decide(db, id, "published", now);
  if (!scraped) return { ok: false, reason: "decided" };
  const record = { ...values, checked_at: now.toISOString() };
  const recordId = await createRecord(db, scraped.kind, record, { isPublished: true });
  await linkRecord(db, id, recordId);
  return { ok: true, recordId };
}

/** Later runs skip a rejected URL. */
export async function rejectFind(db: Database, id: string, now: Date): Promise<DecisionOutcome> {
  return (await decide(db, id, "rejected", now))
    ? { ok: true, recordId: null }
    : { ok: false, reason: "decided" };
}

/**
 * Merges a find into an existing record: fills its empty fields and takes over a later deadline, which is unconfirmed
 * so far.
 */
export async function mergeFind(
  db: Database,
  id: string,
  values: RecordValues,
  now: Date,
): Promise<DecisionOutcome> {
  const [scraped] = await db
    .select({ kind: scrapedFinds.kind, likeId: scrapedFinds.likeId })
    .from(scrapedFinds)
    .where(eq(scrapedFinds.id, id));
  const record = scraped?.likeId
    ? await findRecord(db, scraped.kind, scraped.likeId, { forUpdate: true })
    : null;
  if (!scraped || !record) return { ok: false, reason: "gone" };
  if (!(await decide(db, id, "merged", now))) return { ok: false, reason: "decided" };
  const lastDay = recordTypes[scraped.kind].lastDayColumn;
  await withChangeLabel(db, { action: "merge", batchId: crypto.randomUUID() }, (own) =>
    setColumns(own, record, valuesToMerge(record.values, values, lastDay)),
  );
  await linkRecord(db, id, record.id);
  return { ok: true, recordId: record.id };
}

/** Returns null if another editor has decided already. */
async function decide(db: Database, id: string, state: FindDecision, now: Date) {
  const [scraped] = await db
    .update(scrapedFinds)
    .set({ state, decidedAt: now })
    .where(and(eq(scrapedFinds.id, id), eq(scrapedFinds.state, "waiting")))
    .returning({ kind: scrapedFinds.kind });
  return scraped ?? null;
}

const linkRecord = (db: Database, id: string, recordId: string) =>
  db.update(scrapedFinds).set({ recordId }).where(eq(scrapedFinds.id, id));

function valuesToMerge(
  current: RecordValues,
  found: RecordValues,
  lastDay: string | undefined,
): RecordValues {
  const missing = Object.entries(found).filter(([name, value]) => isEmpty(current[name]) && !isEmpty(value));
  const taken = Object.fromEntries(missing);
  const isLater =
    lastDay && typeof found[lastDay] === "string" && String(found[lastDay]) > String(current[lastDay] ?? "");
  if (!isLater) return taken;
  // The old evidence is about the old day. The next reading of the record's own page confirms the new one.
  const evidence = ((current.evidence ?? []) as Evidence[]).filter(({ facts }) => facts !== "deadline");
  return { ...taken, [lastDay]: found[lastDay], evidence, checked_at: null };
}
