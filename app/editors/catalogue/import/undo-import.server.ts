import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { catalogueImports, type RecordValues } from "#database/schema/index.ts";
import { setColumns } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { deleteRecords } from "../edit/publish-records.server.ts";
import { withChangeLabel } from "../history/label-changes.server.ts";
import { findImport } from "./stage-import.server.ts";

type UndoOutcome =
  | { ok: true; deleted: number; restored: number; kept: number }
  | { ok: false; reason: "not imported" };

interface BatchChange {
  recordId: string;
  former: RecordValues | null;
  title: string;
  /** Someone has changed the record since the import. */
  isEdited: boolean;
}

/** Deletes what an import added and reverts what it changed, except for records that were edited since. */
export async function undoImport(db: Database, id: string): Promise<UndoOutcome> {
  const batch = await findImport(db, id, { forUpdate: true });
  if (batch?.state !== "imported") return { ok: false, reason: "not imported" };
  const { kind } = batch;
  const changes = await listBatchChanges(db, id);
  const untouched = changes.filter(({ isEdited }) => !isEdited);
  const made = untouched.filter(({ former }) => former === null).map(({ recordId }) => recordId);
  const changed = untouched.flatMap(({ recordId, former }) => (former ? [{ recordId, former }] : []));
  const deleted = await withChangeLabel(db, { action: "undo", batchId: id }, async (own) => {
    for (const { recordId, former } of changed) {
      const record = await findRecord(own, kind, recordId, { forUpdate: true });
      if (record) await setColumns(own, record, former);
    }
    return deleteRecords(own, kind, made);
  });
  await db.update(catalogueImports).set({ state: "undone" }).where(eq(catalogueImports.id, id));
  return {
    ok: true,
    deleted,
    restored: new Set(changed.map(({ recordId }) => recordId)).size,
    kept: (await listNotUndone(db, id)).length,
  };
}

/** Records of an undone import that were edited since and therefore remain. */
export function listNotUndone(db: Database, id: string): Promise<{ recordId: string; title: string }[]> {
  return queryRows(
    db,
    sql`select record_id as "recordId", title from catalogue_changes as change
      where batch_id = ${id} and action = 'import'
        and not exists (select 1 from catalogue_changes as later
          where later.record_id = change.record_id and later.batch_id = ${id} and later.action = 'undo')
        and (select later.current is not null from catalogue_changes as later
          where later.record_id = change.record_id order by later.id desc limit 1)
      order by change.id limit 200`,
  );
}

export async function countBatch(db: Database, id: string): Promise<{ added: number; changed: number }> {
  const [counted] = await queryRows<{ added: number; changed: number }>(
    db,
    sql`select count(*) filter (where former is null)::int as added,
        count(*) filter (where former is not null)::int as changed
      from catalogue_changes where batch_id = ${id} and action = 'import'`,
  );
  return counted ?? { added: 0, changed: 0 };
}

/** Newest first, so that a record that was changed twice ends as it began. */
const listBatchChanges = (db: Database, id: string) =>
  queryRows<BatchChange>(
    db,
    sql`select record_id as "recordId", former, title, exists (
        select 1 from catalogue_changes as later
        where later.record_id = change.record_id and later.id > change.id and later.batch_id is distinct from ${id}
      ) as "isEdited"
      from catalogue_changes as change where batch_id = ${id} and action = 'import' order by id desc`,
  );
