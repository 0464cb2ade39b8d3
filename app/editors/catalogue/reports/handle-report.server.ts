import { and, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { outbox, problemReports } from "#database/schema/index.ts";
import { unpublishRecords } from "../edit/publish-records.server.ts";
import { setCheckedAt } from "../edit/set-checked-at.server.ts";
import { answerMail } from "./report-answer-mail.ts";
import { type reportActions, reportWords as words } from "./words.ts";

export type HandledReport = Pick<
  typeof problemReports.$inferSelect,
  "id" | "createdAt" | "kind" | "recordId"
>;

interface ReportDecision {
  action: (typeof reportActions)[number];
  answer: string | null;
}

/**
 * Closes an open report and applies the action to its record. Returns null if the report is no longer open.
 */
export async function handleReport(
  db: Database,
  id: string,
  { action, answer }: ReportDecision,
  now: Date,
): Promise<HandledReport | null> {
  const state = action === "dismiss" ? "dismissed" : "resolved";
  const handled = await closeReport(db, id, { state, answer, decision: words.decisions[action] }, now);
  if (!handled) return null;
  const { kind, recordId } = handled;
  if (action === "unpublish") await unpublishRecords(db, kind, [recordId], words.takenDown);
  if (action === "checked") await setCheckedAt(db, kind, recordId, now);
  return handled;
}

interface ReportClosing {
  state: "resolved" | "dismissed";
  /** Internal note. */
  answer: string | null;
  /** The sentence in the email to the reporter. */
  decision: string;
}

/**
 * Closes an open report. A reporter who left an address is emailed in the same transaction, and the address is deleted.
 */
export async function closeReport(
  db: Database,
  id: string,
  { state, answer, decision }: ReportClosing,
  now: Date,
): Promise<HandledReport | null> {
  const [open] = await db
    .select()
    .from(problemReports)
    .where(and(eq(problemReports.id, id), eq(problemReports.state, "open")))
    .for("update");
  if (!open) return null;
  if (open.email) {
    const { to: recipient, ...mail } = answerMail(open.email, open, decision);
    await db.insert(outbox).values({ channel: "mail", recipient, ...mail, nextTryAt: now });
  }
  await db
    .update(problemReports)
    .set({ state, answer, email: null, handledAt: now })
    .where(eq(problemReports.id, id));
  return open;
}
