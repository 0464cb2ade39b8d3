import { defineJob } from "#app/shared/jobs.ts";
import { runScrape } from "./runs/run-scrape.server.ts";

/** Imports new opportunities from the sources. The admin page passes its run; the schedule starts one for the sources that are due. */
export const scrapeOpportunities = defineJob<{ runId?: string }>({
  name: "scrape-opportunities",
  schedule: "20 3 * * *",
  skipsMissed: true,
  run: (tools, { runId }, signal) => runScrape(tools, { runId, signal }),
});
