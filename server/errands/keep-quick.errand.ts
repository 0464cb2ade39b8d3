import { todayInUtc } from "#app/common/calendar/days.ts";
import { defineErrand } from "#app/common/errands.ts";
import { rollOverDeadlines } from "#app/opportunities/roll-over-deadlines.server.ts";
import type { Database } from "#database/database.ts";
import { keepSearchQuick } from "#database/search-upkeep.ts";
import { asWorker } from "#database/viewer.ts";

/** Rolls recurring deadlines over, and keeps search fast. Doing it twice changes nothing. */
export const keepQuick = defineErrand({
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
