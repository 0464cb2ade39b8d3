import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { setColumns } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { deleteRecords } from "../edit/publish-records.server.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { isEmpty } from "../fields/is-empty.ts";
import { nameChange } from "../history/label-changes.server.ts";

type Merged = { ok: true; filled: string[] } | { ok: false; reason: "gone" };

/**
 * Keeps one record: what it does not say it takes from the other, which is deleted and can be
 * restored from the history. What people saved and asked follows, and the old address leads to the one that stays.
 */
export async function mergeRecords(
  db: Database,
  kind: CatalogueKind,
  { keep, drop }: { keep: string; drop: string },
): Promise<Merged> {
  const kept = await findRecord(db, kind, keep, { toChange: true });
  const dropped = await findRecord(db, kind, drop, { toChange: true });
  if (!kept || !dropped || keep === drop) return { ok: false, reason: "gone" };
  const taken = whatIsMissing(kept.values, dropped.values);
  await nameChange(db, { action: "merge", batchId: crypto.randomUUID() }, async (own) => {
    await setColumns(own, kept, taken);
    await deleteRecords(own, kind, [drop]);
    await own.execute(sql`select follow_merge(${kind}, ${drop}::uuid, ${keep}::uuid)`);
  });
  return { ok: true, filled: Object.keys(taken) };
}

/** What says something only together: a figure and its currency, the youngest age and the oldest. */
const together = [
  ["amount_value", "amount_currency", "amount_per"],
  ["application_fee", "application_fee_currency"],
  ["age_min", "age_max"],
];

/** Only what is empty is filled, and half a fact with nothing. */
const whatIsMissing = (kept: RecordValues, dropped: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(dropped).filter(([name, value]) => {
      const whole = together.find((names) => names.includes(name)) ?? [name];
      return whole.every((each) => isEmpty(kept[each])) && !isEmpty(value);
    }),
  );
