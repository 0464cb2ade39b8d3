import { defineErrand } from "#app/common/errands.ts";
import { checkLinks } from "./check-links.server.ts";

/** Every Saturday night, when the sites of universities have time. */
export const checkLinksErrand = defineErrand({
  name: "check-links",
  schedule: "40 1 * * 6",
  run: (tools, _, signal) => checkLinks(tools, signal),
});
