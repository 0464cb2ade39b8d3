import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { importResults } from "#database/schema/index.ts";
import { importWords } from "../words.ts";

/** Cancels the pending URLs of a run. Imported articles stay. Returns how many were cancelled. */
export async function stopImport(db: Database, runId: string, now: Date): Promise<number> {
  const stopped = await db
    .update(importResults)
    .set({ success: false, error: importWords.stopped, doneAt: now })
    .where(and(eq(importResults.runId, runId), isNull(importResults.success)))
    .returning({ id: importResults.id });
  return stopped.length;
}
