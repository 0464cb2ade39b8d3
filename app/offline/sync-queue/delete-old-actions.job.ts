import { lt, sql } from "drizzle-orm";
import { defineJob } from "#app/shared/jobs.ts";
import type { Database } from "#database/database.ts";
import { phoneActs } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

/** Longer than a phone lies in a drawer between two terms. */
const rememberedDays = 180;

/** Numbers of what phones sent are of use only as long as a phone may ask again. */
export const forgetPhoneActs = defineJob({
  name: "forget-phone-acts",
  schedule: "41 3 * * *",
  run: ({ db }) => forgetOldActs(db),
});

export async function forgetOldActs(database: Database): Promise<void> {
  await asWorker(database, (db) =>
    db.delete(phoneActs).where(lt(phoneActs.doneAt, sql`now() - ${rememberedDays} * interval '1 day'`)),
  );
}
