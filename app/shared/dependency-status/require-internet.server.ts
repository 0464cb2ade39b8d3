import type { JobTools } from "#app/shared/jobs.ts";
import { checkInternet, wellKnownSites } from "./check-internet.ts";
import { endOutage, recordOutage } from "./outages.server.ts";
import { outageWords } from "./words.ts";

/** This server can't reach the internet, so failed fetches say nothing about the sites. */
export class NoInternetError extends Error {}

/** Throws NoInternetError if the internet can't be reached, after recording the outage and logging it. */
export async function requireInternet(
  { db, outbound, log }: Pick<JobTools, "db" | "outbound" | "log">,
  now: Date,
  sites: readonly string[] = wellKnownSites,
): Promise<void> {
  const { isOnline, responded, checked, reason } = await checkInternet(outbound.fetchPublic, sites);
  if (isOnline) return endOutage(db, "network", now);
  await recordOutage(db, "network", reason, now);
  log.warn({ responded, checked, reason }, "this server can't reach the web");
  throw new NoInternetError(outageWords.noInternet);
}
