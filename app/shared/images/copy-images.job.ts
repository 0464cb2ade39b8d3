import { defineJob } from "#app/shared/jobs.ts";
import { keepPictures } from "./copy-images.server.ts";

/** However a record came by its picture, by hand, from a spreadsheet or from a scraper, it is here ten minutes later. */
export const keepPicturesJob = defineJob({
  name: "keep-pictures",
  schedule: "*/10 * * * *",
  letsMissedGo: true,
  atStart: true,
  run: (tools, _, signal) => keepPictures(tools, signal),
});
