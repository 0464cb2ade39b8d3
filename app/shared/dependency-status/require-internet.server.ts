import type { JobTools } from "#app/shared/jobs.ts";
import { reachWorld, wellKnownSites } from "./check-internet.ts";
import { endOutage, noteOutage } from "./outages.server.ts";
import { outageWords } from "./words.ts";

/** This server can't reach the web: nothing it sees there may be held against anyone. */
export class OurOutage extends Error {}

/** Goes on only where the world can be reached; else notes it for the admins, says so in the log, and throws. */
export async function requireWorld(
  { db, outside, log }: Pick<JobTools, "db" | "outside" | "log">,
  now: Date,
  sites: readonly string[] = wellKnownSites,
): Promise<void> {
  const { isThere, answered, asked, reason } = await reachWorld(outside.fetchPublic, sites);
  if (isThere) return endOutage(db, "network", now);
  await noteOutage(db, "network", reason, now);
  log.warn({ answered, asked, reason }, "this server can't reach the web");
  throw new OurOutage(outageWords.noWorld);
}
