import { and, count, desc, eq } from "drizzle-orm";
import { adminWords, type ReportAction } from "#app/community/reports/words.ts";
import { unpublishRecords } from "#app/editors/catalogue/publish-records.server.ts";
import { noteChecked } from "#app/editors/scraper/scraped/keep-scraped.server.ts";
import type { Database } from "#database/database.ts";
import { problemReports } from "#database/schema/index.ts";
import type { reportStates } from "#database/schema/lists.ts";

type ReportState = (typeof reportStates)[number];

const mostShown = 100;

export function listReports(db: Database, state: ReportState) {
  return db
    .select()
    .from(problemReports)
    .where(eq(problemReports.state, state))
    .orderBy(desc(problemReports.createdAt), desc(problemReports.id))
    .limit(mostShown);
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

/** Deals with an open report, and with its record where that is asked; the visitor's address is forgotten then. */
export async function handleReport(
  db: Database,
  id: string,
  { action, answer }: { action: ReportAction; answer: string | null },
  now: Date,
): Promise<{ ok: boolean }> {
  const [handled] = await db
    .update(problemReports)
    .set({ state: action === "dismiss" ? "dismissed" : "resolved", answer, email: null, handledAt: now })
    .where(and(eq(problemReports.id, id), eq(problemReports.state, "open")))
    .returning({ kind: problemReports.kind, recordId: problemReports.recordId });
  if (!handled) return { ok: false };
  if (action === "unpublish")
    await unpublishRecords(db, handled.kind, [handled.recordId], adminWords.takenDown);
  if (action === "checked") await noteChecked(db, handled.kind, handled.recordId, now);
  return { ok: true };
}
