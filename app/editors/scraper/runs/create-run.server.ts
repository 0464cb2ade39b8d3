import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { scrapeRuns } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { listDueSources } from "../sources/list-sources.server.ts";
import type { ScrapeSource } from "../sources/sources.ts";

export interface RunRequest {
  sources: string[];
  enhanceWithAI: boolean;
}

/** Creates a run, or returns the one in progress: there is one at a time. */
export async function createRun(
  db: Database,
  { sources, enhanceWithAI }: RunRequest,
): Promise<{ id: string; isNew: boolean }> {
  const [created] = await db
    .insert(scrapeRuns)
    .values({ sources, enhanceWithAi: enhanceWithAI })
    .onConflictDoNothing()
    .returning({ id: scrapeRuns.id });
  if (created) return { id: created.id, isNew: true };
  const [underWay] = await db
    .select({ id: scrapeRuns.id })
    .from(scrapeRuns)
    .where(isNull(scrapeRuns.endedAt));
  if (!underWay) return createRun(db, { sources, enhanceWithAI });
  return { id: underWay.id, isNew: false };
}

/** Claims a run to work on, or creates one for the sources that are due. Returns null if it has ended. */
export function claimRun(db: Database, sources: readonly ScrapeSource[], now: Date, runId?: string) {
  return asWorker(db, async (own) => {
    const id =
      runId ??
      (
        await createRun(own, {
          sources: (await listDueSources(own, sources, now)).map(({ url }) => url),
          enhanceWithAI: true,
        })
      ).id;
    const [run] = await own
      .update(scrapeRuns)
      .set({ state: "running" })
      .where(and(eq(scrapeRuns.id, id), isNull(scrapeRuns.endedAt)))
      .returning();
    return run ?? null;
  });
}
