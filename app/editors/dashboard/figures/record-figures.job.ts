import { defineJob } from "#app/shared/jobs.ts";
import { asWorker } from "#database/viewer.ts";
import { recordFigures } from "./measure-days.server.ts";

/** Each run stores all missing days, so a missed night is made up for. */
export const recordFiguresJob = defineJob({
  name: "record-figures",
  schedule: "50 0 * * *",
  skipsMissed: true,
  atStart: true,
  run: async ({ db }) => ({ days: await asWorker(db, (own) => recordFigures(own, new Date())) }),
});
