import { rollOverDeadlines } from "#app/catalogue/dates/roll-over-deadlines.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { defineJob } from "#app/shared/jobs.ts";
import type { Database } from "#database/database.ts";
import { keepSearchQuick } from "#database/search-upkeep.ts";
import { asWorker } from "#database/viewer.ts";

/** Rolls recurring deadlines over, and keeps search fast. Doing it twice changes nothing. */
export const keepQuick = defineJob({
  name: "keep-quick",
  schedule: "5 0 * * *",
  atStart: true,
  run: ({ db }) => doUpkeep(db, todayInUtc()),
});

export const doUpkeep = (db: Database, today: string): Promise<void> =>
  asWorker(db, async (own) => {
    await rollOverDeadlines(own, today);
    await keepSearchQuick(own, today);
  });
