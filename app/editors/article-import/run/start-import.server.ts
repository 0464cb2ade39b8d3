import { lt } from "drizzle-orm";
import type { Jobs } from "#app/shared/jobs.ts";
import { importResults, importRuns } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { importArticles } from "./import-articles.job.ts";

interface ImportOrder {
  kind: "single" | "multi";
  urls: string[];
  enhanceWithAI: boolean;
}

const retentionDays = 90;

/**
 * Stores the import and enqueues its job: from then on, closing the page or restarting the server loses
 * nothing.
 */
export async function startImport(
  viewer: Viewer,
  jobs: Jobs,
  { kind, urls, enhanceWithAI }: ImportOrder,
  now: Date,
): Promise<string> {
  const runId = await asViewer(viewer, async (db) => {
    await db
      .delete(importRuns)
      .where(lt(importRuns.begunAt, new Date(now.getTime() - retentionDays * 86_400_000)));
    const [run] = await db
      .insert(importRuns)
      .values({ kind, enhanceWithAI, begunAt: now })
      .returning({ id: importRuns.id });
    if (!run) throw new Error("the import was not stored");
    await db.insert(importResults).values(urls.map((url, place) => ({ runId: run.id, place, url })));
    return run.id;
  });
  await jobs.enqueue(importArticles, { runId }, runId);
  return runId;
}
