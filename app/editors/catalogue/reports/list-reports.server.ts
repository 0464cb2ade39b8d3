import { and, count, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { problemReports, unpublishedRecords } from "#database/schema/index.ts";
import { kinds, type reportStates } from "#database/schema/lists.ts";
import { closingColumn } from "../fields/closing-column.ts";

type ReportState = (typeof reportStates)[number];

/** A report with the present state of its record. */
export type ListedReport = typeof problemReports.$inferSelect & {
  /** The record's announced and usual deadline. */
  currentDeadline: string | null;
  usualCloses: string | null;
  recordState: "published" | "unpublished" | "gone";
};

const maxShown = 100;

export const listReports = (db: Database, state: ReportState): Promise<ListedReport[]> =>
  list(db, eq(problemReports.state, state));

/** Open reports about one record. */
export const listReportsOf = (db: Database, kind: Kind, recordId: string): Promise<ListedReport[]> =>
  list(db, and(eq(problemReports.state, "open"), isAbout(kind, recordId)));

const isAbout = (kind: Kind, recordId: string) =>
  and(eq(problemReports.kind, kind), eq(problemReports.recordId, recordId));

function list(db: Database, condition: SQL | undefined): Promise<ListedReport[]> {
  const { kind, recordId, createdAt, id } = problemReports;
  const published = kinds.map(
    (one) =>
      sql`select 'published' as stands, ${sql.identifier(closingColumn[one])}::text as closes, usual_closes
        from ${sql.identifier(one)} where ${kind} = ${one} and id = ${recordId}`,
  );
  const closesOf = sql`case kind ${sql.join(
    kinds.map((one) => sql`when ${one} then record->>${closingColumn[one]}`),
    sql` `,
  )} end`;
  const present = sql`lateral (${sql.join(published, sql` union all `)}
    union all select 'unpublished', ${closesOf}, record->>'usual_closes'
    from ${unpublishedRecords} where kind = ${kind} and id = ${recordId}) as present`;
  return db
    .select({
      ...getTableColumns(problemReports),
      currentDeadline: sql<string | null>`present.closes`,
      usualCloses: sql<string | null>`present.usual_closes`,
      recordState: sql<ListedReport["recordState"]>`coalesce(present.stands, 'gone')`,
    })
    .from(problemReports)
    .leftJoin(present, sql`true`)
    .where(condition)
    .orderBy(desc(createdAt), desc(id))
    .limit(maxShown);
}

/** The open report below another in the list; the first one if that was the last. */
export async function findNextReport(db: Database, behind: { id: string; createdAt: Date }) {
  const { id, kind, recordId, createdAt, state } = problemReports;
  const [next] = await db
    .select({ id, kind, recordId })
    .from(problemReports)
    .where(eq(state, "open"))
    .orderBy(
      desc(sql`(${createdAt}, ${id}) < (${behind.createdAt.toISOString()}::timestamptz, ${behind.id}::uuid)`),
      desc(createdAt),
      desc(id),
    )
    .limit(1);
  return next ?? null;
}

export async function countReports(db: Database): Promise<Record<ReportState, number>> {
  const counted = await db
    .select({ state: problemReports.state, reports: count() })
    .from(problemReports)
    .groupBy(problemReports.state);
  return {
    open: 0,
    resolved: 0,
    dismissed: 0,
    ...Object.fromEntries(counted.map(({ state, reports }) => [state, reports])),
  };
}
