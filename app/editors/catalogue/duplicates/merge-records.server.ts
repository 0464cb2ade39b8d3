import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { setColumns } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { deleteRecords } from "../edit/publish-records.server.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { closingColumn } from "../fields/closing-column.ts";
import { isEmpty } from "../fields/is-empty.ts";
import { withChangeLabel } from "../history/label-changes.server.ts";

type MergeOutcome = { ok: true; filled: string[] } | { ok: false; reason: "gone" };

/**
 * Fills the kept record's empty fields from the other one, which is deleted and can be restored from the
 * history. Saved items and questions move to the kept record, and the old URL redirects to it.
 */
export async function mergeRecords(
  db: Database,
  kind: CatalogueKind,
  { keep, drop }: { keep: string; drop: string },
): Promise<MergeOutcome> {
  const target = await findRecord(db, kind, keep, { forUpdate: true });
  const dropped = await findRecord(db, kind, drop, { forUpdate: true });
  if (!target || !dropped || keep === drop) return { ok: false, reason: "gone" };
  const taken = missingValues(target.values, dropped.values);
  await withChangeLabel(db, { action: "merge", batchId: crypto.randomUUID() }, async (own) => {
    // "Last checked" of the kept record was about another deadline, or none.
    const hasNewDeadline = isDated(kind) && closingColumn[kind] in taken;
    await setColumns(own, target, hasNewDeadline ? { ...taken, checked_at: null } : taken);
    await deleteRecords(own, kind, [drop]);
    await own.execute(sql`select follow_merge(${kind}, ${drop}::uuid, ${keep}::uuid)`);
  });
  return { ok: true, filled: Object.keys(taken) };
}

const isDated = (kind: CatalogueKind): kind is keyof typeof closingColumn => kind in closingColumn;

/** Fields that only make sense together. */
const fieldGroups = [
  ["amount_value", "amount_currency", "amount_per"],
  ["application_fee", "application_fee_currency"],
  ["age_min", "age_max"],
];

/** Only empty fields are filled, and groups only as a whole. */
const missingValues = (target: RecordValues, dropped: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(dropped).filter(([name, value]) => {
      const whole = fieldGroups.find((names) => names.includes(name)) ?? [name];
      return whole.every((each) => isEmpty(target[each])) && !isEmpty(value);
    }),
  );
