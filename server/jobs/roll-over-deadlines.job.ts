import { rollOverDeadlines } from "#app/catalogue/dates/roll-over-deadlines.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { defineJob } from "#app/shared/jobs.ts";
import { asWorker } from "#database/viewer.ts";

/** Also at start, for a server that was off at midnight. */
export const rollOverDeadlinesNightly = defineJob({
  name: "roll-over-deadlines",
  schedule: "5 0 * * *",
  atStart: true,
  run: ({ db }) => asWorker(db, (own) => rollOverDeadlines(own, todayInUtc())),
});
