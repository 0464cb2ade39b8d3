import { and, desc, eq, gte } from "drizzle-orm";
import { setColumns } from "#app/editors/catalogue/edit/create-records.server.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { type Evidence, proposals } from "#database/schema/index.ts";
import { restoreColumns } from "./types/change-columns.server.ts";
import { inWords } from "./types/field-values.ts";

const daysShown = 30;
const mostShown = 20;

interface UnattendedChange {
  id: string;
  kind: (typeof proposals.$inferSelect)["kind"];
  recordId: string;
  title: string;
  was: string;
  is: string;
  /** ISO date. */
  changedOn: string;
  quote: string;
  address: string;
}

/** Deadlines that were updated without an editor in the last 30 days, newest first: see UPDATE_DEADLINES. */
export async function listUnattended(db: Database, now: Date): Promise<UnattendedChange[]> {
  const since = new Date(now.getTime() - daysShown * 86_400_000);
  const rows = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.state, "applied"), gte(proposals.decidedAt, since)))
    .orderBy(desc(proposals.decidedAt), desc(proposals.id))
    .limit(mostShown);
  const found = await Promise.all(
    rows.map(async ({ id, kind, recordId, oldValue, newValue, quote, address, decidedAt, createdAt }) => {
      const record = await findRecord(db, kind, recordId);
      const changedOn = todayInUtc(decidedAt ?? createdAt);
      const days = { was: inWords(oldValue), is: inWords(newValue), changedOn };
      return record && { id, kind, recordId, title: record.title, ...days, quote, address };
    }),
  );
  return found.filter((one) => one !== null);
}

/**
 * Restores the former deadline, unless someone has changed it since. Its evidence from the page and "Last checked" are
 * removed, because nothing confirms that day any more. The same change is not made or proposed again. Returns whether
 * it was undone.
 */
export async function undoUnattended(db: Database, id: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.state, "applied")))
    .for("update");
  if (!row) return false;
  const { kind, recordId, field, oldValue, newValue, address } = row;
  const columns = { before: { [field]: oldValue }, after: { [field]: newValue } };
  if (!(await restoreColumns(db, { kind, id: recordId }, columns))) return false;
  const record = await findRecord(db, kind, recordId);
  if (!record) return false;
  const evidence = ((record.values.evidence ?? []) as Evidence[]).filter(
    (one) => one.facts !== "deadline" || one.url !== address || one.checkedBy,
  );
  await setColumns(db, { ...record, kind }, { evidence, checked_at: null });
  await db.update(proposals).set({ state: "rejected", decidedAt: now }).where(eq(proposals.id, id));
  return true;
}
