import { and, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { problemReports } from "#database/schema/index.ts";
import { noteChecked } from "../note-checked.server.ts";
import { unpublishRecords } from "../publish-records.server.ts";
import { type reportActions, reportWords as words } from "./words.ts";

export type HandledReport = Pick<typeof problemReports.$inferSelect, "id" | "createdAt">;

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
  const handled = await closeReport(db, id, action === "dismiss" ? "dismissed" : "resolved", answer, now);
  if (!handled) return null;
  const { kind, recordId } = handled;
  if (action === "unpublish") await unpublishRecords(db, kind, [recordId], words.takenDown);
  if (action === "checked") await noteChecked(db, kind, recordId, now);
  return handled;
}

/** Closes an open report; the visitor's address is forgotten then. */
export async function closeReport(
  db: Database,
  id: string,
  state: "resolved" | "dismissed",
  answer: string | null,
  now: Date,
) {
  const [closed] = await db
    .update(problemReports)
    .set({ state, answer, email: null, handledAt: now })
    .where(and(eq(problemReports.id, id), eq(problemReports.state, "open")))
    .returning();
  return closed ?? null;
}
