import { count, eq, sql } from "drizzle-orm";
import type { Programme } from "#app/catalogue/courses/programme.ts";
import { readProgrammes } from "#app/catalogue/courses/read-programmes.server.ts";
import {
  compareTables,
  mergeWithCurrent,
  type NewProgramme,
} from "#app/catalogue/courses/tables/compare-tables.ts";
import {
  courseTables,
  loadCourses,
  programmeIds,
  replaceProgrammes,
} from "#app/catalogue/courses/tables/load-courses.server.ts";
import { importableTables, readCourseTable } from "#app/catalogue/courses/tables/read-table.server.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Database } from "#database/database.ts";
import { programmeImports, programmeSources, programmes } from "#database/schema/index.ts";
import type { TableAbout } from "./table-rules.ts";

/** Every table of programmes, with its pending upload. */
export async function listCourseTables(db: Database) {
  const sources = await db
    .select()
    .from(programmeSources)
    .orderBy(programmeSources.country, programmeSources.title);
  const counts = await db
    .select({ sourceId: programmes.sourceId, count: count() })
    .from(programmes)
    .groupBy(programmes.sourceId);
  const waiting = await db
    .select({ sourceId: programmeImports.sourceId, createdAt: programmeImports.createdAt })
    .from(programmeImports);
  return sources.map(({ id, country, title, year, url, digest }) => ({
    id,
    country,
    title,
    year,
    url,
    isImported: digest === null,
    canImport: lookUp(importableTables, id) !== undefined,
    columns: lookUp(importableTables, id) ?? [],
    programmes: counts.find(({ sourceId }) => sourceId === id)?.count ?? 0,
    waitingSince: waiting.find(({ sourceId }) => sourceId === id)?.createdAt.toISOString() ?? null,
  }));
}

type StageOutcome = { ok: true; problems: string[]; leftOut: number } | { ok: false; problem: string };

/** Reads a table and stores it for the preview. The programmes are not changed yet. */
export async function stageCourseTable(
  db: Database,
  { sourceId, fileName, content }: { sourceId: string; fileName: string; content: string },
): Promise<StageOutcome> {
  const source = await findSource(db, sourceId);
  if (!source) return { ok: false, problem: "There is no such table." };
  const read = await readCourseTable(sourceId, content);
  if (!read.ok) return read;
  if (read.rows.length === 0) return { ok: false, problem: read.problems[0] ?? "There are no rows." };
  const ids = programmeIds(sourceId, read.rows);
  const rows = read.rows.map((row, at) => ({ ...row, id: ids[at] ?? "" }));
  const merged = mergeWithCurrent(rows, read.without, await presentTable(db, source));
  const newest = merged
    .flatMap(({ cutoffs }) => cutoffs)
    .reduce((latest, { year }) => Math.max(latest, year), source.year);
  const values = { fileName: fileName.slice(0, 200), year: newest, rows: merged };
  await db
    .insert(programmeImports)
    .values({ sourceId, ...values })
    .onConflictDoUpdate({ target: programmeImports.sourceId, set: { ...values, createdAt: sql`now()` } });
  return { ok: true, problems: read.problems, leftOut: read.leftOut };
}

/** What an upload would change. Null if none is pending. */
export async function previewCourseTable(db: Database, sourceId: string) {
  const source = await findSource(db, sourceId);
  const staged = await findStaged(db, sourceId);
  if (!source || !staged) return null;
  const present = await presentTable(db, source);
  return {
    source: { id: source.id, title: source.title, url: source.url, note: source.note },
    fileName: staged.fileName,
    year: staged.year,
    difference: compareTables([...present.values()], staged.rows as NewProgramme[]),
  };
}

/** Replaces the current table with an upload. Releases don't overwrite it from then on. */
export async function importCourseTable(
  db: Database,
  sourceId: string,
  about: TableAbout,
): Promise<number | null> {
  const staged = await findStaged(db, sourceId);
  if (!staged) return null;
  const rows = staged.rows as NewProgramme[];
  await replaceProgrammes(db, sourceId, rows);
  await db
    .update(programmeSources)
    .set({ ...about, digest: null, updatedAt: sql`now()` })
    .where(eq(programmeSources.id, sourceId));
  await discardCourseTable(db, sourceId);
  return rows.length;
}

export const discardCourseTable = (db: Database, sourceId: string) =>
  db.delete(programmeImports).where(eq(programmeImports.sourceId, sourceId));

/** Restores the table of the release in place of an imported one. Returns its number of programmes. */
export async function restoreReleasedTable(db: Database, sourceId: string): Promise<number> {
  if (!courseTables.some(({ id }) => id === sourceId)) return 0;
  await db.update(programmeSources).set({ digest: "" }).where(eq(programmeSources.id, sourceId));
  return loadCourses(db);
}

async function findSource(db: Database, id: string) {
  const [source] = await db.select().from(programmeSources).where(eq(programmeSources.id, id));
  return source ?? null;
}

async function findStaged(db: Database, sourceId: string) {
  const [staged] = await db.select().from(programmeImports).where(eq(programmeImports.sourceId, sourceId));
  return staged ?? null;
}

async function presentTable(
  db: Database,
  { id, country }: Pick<typeof programmeSources.$inferSelect, "id" | "country">,
): Promise<Map<string, Programme>> {
  const { programmes: all } = await readProgrammes(db, country);
  return new Map(all.filter(({ sourceId }) => sourceId === id).map((one) => [one.id, one]));
}
