import { defineJob } from "#app/shared/jobs.ts";
import { checkLinks } from "./check-links.server.ts";

/** Every Saturday night, when the sites of universities have time. */
export const checkLinksJob = defineJob({
  name: "check-links",
  schedule: "40 1 * * 6",
  // Without a network it is tried again after 10 minutes, then 20, and so on for five hours.
  retryAfter: 600,
  run: (tools, _, signal) => checkLinks(tools, { signal }),
});
