import { defineJob } from "#app/shared/jobs.ts";
import { checkLinks } from "./check-links.server.ts";

/** Saturday nights, when university sites have little traffic. */
export const checkLinksJob = defineJob({
  name: "check-links",
  schedule: "40 1 * * 6",
  // Without a network, retries after 10 minutes, then 20 and so on for five hours.
  retryAfter: 600,
  run: (tools, _, signal) => checkLinks(tools, { signal }),
});
