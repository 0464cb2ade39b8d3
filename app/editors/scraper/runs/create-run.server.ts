import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { scrapeRuns } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { activeSources, type Source } from "../sources/sources.ts";

export interface Asked {
  sources: string[];
  enhanceWithAI: boolean;
}

/** Puts a run down; where one is under way it is that one, since there is one at a time. */
export async function beginRun(
  db: Database,
  { sources, enhanceWithAI }: Asked,
): Promise<{ id: string; isNew: boolean }> {
  const [begun] = await db
    .insert(scrapeRuns)
    .values({ sources, enhanceWithAi: enhanceWithAI })
    .onConflictDoNothing()
    .returning({ id: scrapeRuns.id });
  if (begun) return { id: begun.id, isNew: true };
  const [underWay] = await db
    .select({ id: scrapeRuns.id })
    .from(scrapeRuns)
    .where(isNull(scrapeRuns.endedAt));
  if (!underWay) return beginRun(db, { sources, enhanceWithAI });
  return { id: underWay.id, isNew: false };
}

/** The run to go on with. Nothing for one that has ended meanwhile. */
export function takeUpRun(db: Database, sources: readonly Source[], runId?: string) {
  return asWorker(db, async (own) => {
    const id =
      runId ??
      (await beginRun(own, { sources: activeSources(sources).map(({ url }) => url), enhanceWithAI: true }))
        .id;
    const [run] = await own
      .update(scrapeRuns)
      .set({ state: "running" })
      .where(and(eq(scrapeRuns.id, id), isNull(scrapeRuns.endedAt)))
      .returning();
    return run ?? null;
  });
}
