import { defineJob } from "#app/shared/jobs.ts";
import { runScrape } from "./runs/run-scrape.server.ts";
import { sources } from "./sources/sources.ts";

/** Brings in what is new at the sources. The button gives the run it has put down; the calendar begins one. */
export const scrapeOpportunities = defineJob<{ runId?: string }>({
  name: "scrape-opportunities",
  schedule: "20 3 * * *",
  skipsMissed: true,
  run: (tools, { runId }, signal) => runScrape(tools, { runId, sources, signal }),
});
