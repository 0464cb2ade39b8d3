import { defineErrand } from "#app/common/errands.ts";
import { keepPictures } from "./keep-pictures.server.ts";

/** However a record came by its picture, by hand, from a spreadsheet or from a scraper, it is here ten minutes later. */
export const keepPicturesErrand = defineErrand({
  name: "keep-pictures",
  schedule: "*/10 * * * *",
  letsMissedGo: true,
  atStart: true,
  run: (tools, _, signal) => keepPictures(tools, signal),
});
