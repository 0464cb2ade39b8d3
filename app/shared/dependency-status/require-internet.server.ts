import type { JobTools } from "#app/shared/jobs.ts";
import { checkInternet, wellKnownSites } from "./check-internet.ts";
import { endOutage, recordOutage } from "./outages.server.ts";
import { outageWords } from "./words.ts";

/** This server can't reach the web: nothing it sees there may be held against anyone. */
export class NoInternetError extends Error {}

/** Goes on only where the world can be reached; else notes it for the admins, says so in the log, and throws. */
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
