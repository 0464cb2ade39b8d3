import { defineJob } from "#app/shared/jobs.ts";
import { copyImages } from "./copy-images.server.ts";

/** However a record came by its picture, by hand, from a spreadsheet or from a scraper, it is here ten minutes later. */
export const copyImagesJob = defineJob({
  name: "copy-images",
  schedule: "*/10 * * * *",
  skipsMissed: true,
  atStart: true,
  run: (tools, _, signal) => copyImages(tools, signal),
});
