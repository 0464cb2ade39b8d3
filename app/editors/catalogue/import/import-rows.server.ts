import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { catalogueImports, type RecordValues } from "#database/schema/index.ts";
import { createRecords, setColumns } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { isEmpty } from "../fields/is-empty.ts";
import { nameChange } from "../history/label-changes.server.ts";
import { findImport, previewImport } from "./stage-import.server.ts";

export const duplicateChoices = ["skip", "update", "add"] as const;

interface Choices {
  duplicates: (typeof duplicateChoices)[number];
  isPublished: boolean;
}

type Imported =
  | { ok: true; added: number; changed: number; skipped: number }
  | { ok: false; reason: "not staged" };

/** Few, since the text of a statement is put together in one go, while visitors wait. */
const atOnce = 50;

/** Brings the good rows of a staged import into the catalogue, as one batch of the history. */
export async function importRows(
  db: Database,
  id: string,
  { duplicates, isPublished }: Choices,
): Promise<Imported> {
  const staged = await findImport(db, id, { toChange: true });
  const preview = staged?.state === "staged" ? await previewImport(db, staged) : null;
  if (!staged || !preview) return { ok: false, reason: "not staged" };
  const good = preview.rows.filter(({ record }) => record !== null);
  const added = good.filter(({ known }) => known === null || duplicates === "add");
  // A row that repeats another row has no record of its own to change.
  const candidates = good.flatMap((row) =>
    duplicates === "update" && row.known && "id" in row.known ? [{ ...row.known, values: row.values }] : [],
  );
  let changed = 0;
  await nameChange(db, { action: "import", batchId: id }, async (own) => {
    for (let at = 0; at < added.length; at += atOnce) {
      const records = added.slice(at, at + atOnce).flatMap(({ record }) => (record ? [record] : []));
      await createRecords(own, staged.kind, records, { isPublished });
    }
    for (const { id: recordId, values } of candidates) {
      const record = await findRecord(own, staged.kind, recordId, { toChange: true });
      const said = whatIsSaid(values);
      if (!record || !agesFit({ ...record.values, ...said })) continue;
      await setColumns(own, record, said);
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

/** A file that names one age alone may cross the other, which the record has. */
const agesFit = ({ age_min: least, age_max: most }: RecordValues) =>
  typeof least !== "number" || typeof most !== "number" || least <= most;

/** An empty cell does not wipe out what the catalogue knows. */
const whatIsSaid = (values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
