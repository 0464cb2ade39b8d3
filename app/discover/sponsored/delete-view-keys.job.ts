import { sql } from "drizzle-orm";
import { defineJob } from "#app/shared/jobs.ts";
import type { Database } from "#database/database.ts";
import { asWorker } from "#database/viewer.ts";

/** A mark that is older than half an hour keeps nothing from being counted, so there is no reason to have it. */
export const forgetMarks = defineJob({
  name: "forget-sponsored-marks",
  schedule: "*/15 * * * *",
  skipsMissed: true,
  atStart: true,
  run: ({ db }) => forgetOldMarks(db),
});

export async function forgetOldMarks(database: Database): Promise<void> {
  await asWorker(database, (db) =>
    // One that is being renewed this moment is left alone: nobody waits for the other.
    db.execute(sql`delete from sponsored_marks where mark in (
      select mark from sponsored_marks where counted_at <= now() - interval '30 minutes' for update skip locked)`),
  );
}
