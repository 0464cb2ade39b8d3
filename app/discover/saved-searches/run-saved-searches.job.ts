import { defineJob } from "#app/shared/jobs.ts";
import { runSavedSearches } from "./run-saved-searches.server.ts";

/** Runs before the daily alerts, which report the finds. */
export const runSavedSearchesJob = defineJob({
  name: "run-saved-searches",
  schedule: "30 5 * * *",
  async run({ db }, _, signal) {
    const outcome = await runSavedSearches(db, new Date(), () => signal.aborted);
    signal.throwIfAborted();
    return outcome;
  },
});
