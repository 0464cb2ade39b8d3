import { lt, sql } from "drizzle-orm";
import { defineJob } from "#app/shared/jobs.ts";
import type { Database } from "#database/database.ts";
import { phoneActions } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

/** Longer than a phone is unused between two terms. */
const rememberedDays = 180;

/** The numbers of actions are only useful while a phone may send them again. */
export const deleteOldActionsJob = defineJob({
  name: "delete-old-actions",
  schedule: "41 3 * * *",
  run: ({ db }) => deleteOldActions(db),
});

export async function deleteOldActions(database: Database): Promise<void> {
  await asWorker(database, (db) =>
    db.delete(phoneActions).where(lt(phoneActions.doneAt, sql`now() - ${rememberedDays} * interval '1 day'`)),
  );
}
