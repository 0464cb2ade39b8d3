import { todayInUtc } from "#app/shared/calendar/days.ts";
import { defineJob } from "#app/shared/jobs.ts";
import { asWorker } from "#database/viewer.ts";
import { saveDailySnapshot } from "./daily-snapshot.server.ts";

/** A missed day is only a gap in the chart. */
export const recordHealth = defineJob({
  name: "record-catalogue-health",
  schedule: "40 0 * * *",
  skipsMissed: true,
  atStart: true,
  run: ({ db }) => asWorker(db, (own) => saveDailySnapshot(own, todayInUtc())),
});
