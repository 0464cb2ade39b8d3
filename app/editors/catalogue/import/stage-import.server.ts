import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { catalogueImports } from "#database/schema/index.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { recordTypes } from "../fields/record-types.ts";
import { findDuplicateRows, type RowDuplicate } from "./find-duplicate-rows.server.ts";
import { readSpreadsheet, type SheetRow } from "./read-spreadsheet.server.ts";

type StageOutcome = { ok: true; id: string } | { ok: false; problem: string };

const stagedForMs = 24 * 3_600_000;

/** Stores a spreadsheet for preview. Staged imports are deleted after a day. */
export async function stageImport(
  db: Database,
  given: { kind: CatalogueKind; fileName: string; content: string; editor: string },
  now: Date,
): Promise<StageOutcome> {
  const sheet = await readSpreadsheet(given.kind, given.content);
  if (!sheet.ok) return sheet;
  await deleteStaleImports(db, now);
  const [staged] = await db
    .insert(catalogueImports)
    .values({
      kind: given.kind,
      fileName: given.fileName.slice(0, 200),
      content: given.content,
      importedBy: given.editor,
      createdAt: now,
    })
    .returning({ id: catalogueImports.id });
  if (!staged) throw new Error("the import was not stored");
  return { ok: true, id: staged.id };
}

async function deleteStaleImports(db: Database, now: Date): Promise<void> {
  const { state, createdAt } = catalogueImports;
  const tooOld = new Date(now.getTime() - stagedForMs);
  await db.delete(catalogueImports).where(and(eq(state, "staged"), lt(createdAt, tooOld)));
}

export interface ImportPreview {
  unknownColumns: string[];
  rows: (SheetRow & { known: RowDuplicate | null })[];
}

/** What an import would do, row by row. Null if it is not staged. */
export async function previewImport(
  db: Database,
  { kind, content }: { kind: CatalogueKind; content: string | null },
): Promise<ImportPreview | null> {
  if (content === null) return null;
  const sheet = await readSpreadsheet(kind, content);
  if (!sheet.ok) return null;
  const known = await findDuplicateRows(db, recordTypes[kind], sheet.rows);
  return {
    unknownColumns: sheet.unknownColumns,
    rows: sheet.rows.map((row, place) => ({ ...row, known: known.get(place) ?? null })),
  };
}

export async function findImport(db: Database, id: string, { forUpdate = false } = {}) {
  const query = db.select().from(catalogueImports).where(eq(catalogueImports.id, id));
  const [found] = await (forUpdate ? query.for("update") : query);
  return found ?? null;
}

export function listImports(db: Database) {
  const { id, kind, fileName, state, createdAt } = catalogueImports;
  return db
    .select({ id, kind, fileName, state, createdAt })
    .from(catalogueImports)
    .orderBy(desc(createdAt))
    .limit(20);
}
