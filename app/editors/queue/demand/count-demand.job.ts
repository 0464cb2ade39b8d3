import { defineJob } from "#app/shared/jobs.ts";
import { countDemand } from "./count-demand.server.ts";

/**
 * Runs before the pages of records are read again, so that the queue is sorted by the morning. A missed night changes
 * little.
 */
export const countDemandJob = defineJob({
  name: "count-demand",
  schedule: "50 2 * * *",
  skipsMissed: true,
  run: ({ db }, _, signal) => countDemand(db, new Date(), signal),
});
