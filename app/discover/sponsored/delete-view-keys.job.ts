import { sql } from "drizzle-orm";
import { defineJob } from "#app/shared/jobs.ts";
import type { Database } from "#database/database.ts";
import { asWorker } from "#database/viewer.ts";

/** View keys older than half an hour no longer prevent counting, so they are deleted. */
export const deleteViewKeys = defineJob({
  name: "delete-sponsored-view-keys",
  schedule: "*/15 * * * *",
  skipsMissed: true,
  atStart: true,
  run: ({ db }) => deleteOldViewKeys(db),
});

export async function deleteOldViewKeys(database: Database): Promise<void> {
  await asWorker(database, (db) =>
    // Skips keys that are being renewed.
    db.execute(sql`delete from sponsored_view_keys where key in (
      select key from sponsored_view_keys where counted_at <= now() - interval '30 minutes' for update skip locked)`),
  );
}
