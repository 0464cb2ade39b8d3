import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { importResults } from "#database/schema/index.ts";
import { importWords } from "../words.ts";

/** The addresses that have not had their turn are given up; what was imported stays. */
export async function stopImport(db: Database, runId: string, now: Date): Promise<number> {
  const stopped = await db
    .update(importResults)
    .set({ success: false, error: importWords.stopped, doneAt: now })
    .where(and(eq(importResults.runId, runId), isNull(importResults.success)))
    .returning({ id: importResults.id });
  return stopped.length;
}
