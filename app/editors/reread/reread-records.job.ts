import { defineJob } from "#app/shared/jobs.ts";
import { rereadRecords } from "./reread-records.server.ts";

/** Each night, when the sites have little traffic. */
export const rereadRecordsJob = defineJob({
  name: "reread-records",
  schedule: "10 3 * * *",
  // Without a network, retries after 10 minutes, then 20 and so on.
  retryAfter: 600,
  run: (tools, _, signal) => rereadRecords(tools, { signal, updatesDeadlines: tools.updatesDeadlines }),
});
