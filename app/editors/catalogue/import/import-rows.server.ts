import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { catalogueImports, type RecordValues } from "#database/schema/index.ts";
import { createRecords, setColumns } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { isEmpty } from "../fields/is-empty.ts";
import { withChangeLabel } from "../history/label-changes.server.ts";
import { findImport, previewImport } from "./stage-import.server.ts";

export const duplicateChoices = ["skip", "update", "add"] as const;

interface ImportChoices {
  duplicates: (typeof duplicateChoices)[number];
  isPublished: boolean;
}

type ImportOutcome =
  | { ok: true; added: number; changed: number; skipped: number }
  | { ok: false; reason: "not staged" };

/** Small batches: building one large statement would block the event loop. */
const batchSize = 50;

/** Imports the valid rows of a staged import, as one batch of the history. */
export async function importRows(
  db: Database,
  id: string,
  { duplicates, isPublished }: ImportChoices,
): Promise<ImportOutcome> {
  const staged = await findImport(db, id, { forUpdate: true });
  const preview = staged?.state === "staged" ? await previewImport(db, staged) : null;
  if (!staged || !preview) return { ok: false, reason: "not staged" };
  const good = preview.rows.filter(({ record }) => record !== null);
  const added = good.filter(({ known }) => known === null || duplicates === "add");
  // A row that repeats another row has no record to update.
  const candidates = good.flatMap((row) =>
    duplicates === "update" && row.known && "id" in row.known ? [{ ...row.known, values: row.values }] : [],
  );
  let changed = 0;
  await withChangeLabel(db, { action: "import", batchId: id }, async (own) => {
    for (let at = 0; at < added.length; at += batchSize) {
      const records = added.slice(at, at + batchSize).flatMap(({ record }) => (record ? [record] : []));
      await createRecords(own, staged.kind, records, { isPublished });
    }
    for (const { id: recordId, values } of candidates) {
      const record = await findRecord(own, staged.kind, recordId, { forUpdate: true });
      const filled = filledValues(values);
      if (!record || !agesFit({ ...record.values, ...filled })) continue;
      await setColumns(own, record, filled);
      changed += 1;
    }
  });
  await db
    .update(catalogueImports)
    .set({ state: "imported", content: null })
    .where(eq(catalogueImports.id, id));
  return {
    ok: true,
    added: added.length,
    changed,
    skipped: preview.rows.length - added.length - changed,
  };
}

/** A file with only one of the ages may contradict the record's other one. */
const agesFit = ({ age_min: least, age_max: most }: RecordValues) =>
  typeof least !== "number" || typeof most !== "number" || least <= most;

/** Empty cells don't erase values of the record. */
const filledValues = (values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
