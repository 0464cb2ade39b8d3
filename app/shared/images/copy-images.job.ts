import { defineJob } from "#app/shared/jobs.ts";
import { copyImages } from "./copy-images.server.ts";

/** Copies the image of a new or edited record within ten minutes, however the record was entered. */
export const copyImagesJob = defineJob({
  name: "copy-images",
  schedule: "*/10 * * * *",
  skipsMissed: true,
  atStart: true,
  run: (tools, _, signal) => copyImages(tools, signal),
});
