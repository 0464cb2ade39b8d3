import { and, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { outbox, problemReports } from "#database/schema/index.ts";
import { unpublishRecords } from "../edit/publish-records.server.ts";
import { noteChecked } from "../edit/set-checked-at.server.ts";
import { answerMail } from "./report-answer-mail.ts";
import { type reportActions, reportWords as words } from "./words.ts";

export type HandledReport = Pick<
  typeof problemReports.$inferSelect,
  "id" | "createdAt" | "kind" | "recordId"
>;

interface Handling {
  action: (typeof reportActions)[number];
  answer: string | null;
}

/** Deals with an open report, and with its record where that is asked. Null where somebody else has. */
export async function handleReport(
  db: Database,
  id: string,
  { action, answer }: Handling,
  now: Date,
): Promise<HandledReport | null> {
  const state = action === "dismiss" ? "dismissed" : "resolved";
  const handled = await closeReport(db, id, { state, answer, decision: words.decisions[action] }, now);
  if (!handled) return null;
  const { kind, recordId } = handled;
  if (action === "unpublish") await unpublishRecords(db, kind, [recordId], words.takenDown);
  if (action === "checked") await noteChecked(db, kind, recordId, now);
  return handled;
}

interface Closing {
  state: "resolved" | "dismissed";
  /** The note that editors keep. */
  answer: string | null;
  /** What was decided, for the reporter. */
  decision: string;
}

/** Closes an open report. A reporter who left an address gets an answer in the same transaction, and the address is deleted. */
export async function closeReport(
  db: Database,
  id: string,
  { state, answer, decision }: Closing,
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
