import { todayInUtc } from "#app/shared/calendar/days.ts";
import { defineJob } from "#app/shared/jobs.ts";
import { asWorker } from "#database/viewer.ts";
import { keepDay } from "./daily-snapshot.server.ts";

/** A day without its figures is a gap in the plot and nothing worse. */
export const keepHealth = defineJob({
  name: "keep-health",
  schedule: "40 0 * * *",
  skipsMissed: true,
  atStart: true,
  run: ({ db }) => asWorker(db, (own) => keepDay(own, todayInUtc())),
});
