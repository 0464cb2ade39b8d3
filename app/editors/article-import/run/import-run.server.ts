import { and, asc, eq, isNull } from "drizzle-orm";
import type { Outbound } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import { importResults, importRuns } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { importArticle } from "../import-article.server.ts";
import { importWords } from "../words.ts";

interface ImportTools {
  outside: Outbound;
  log: { error(facts: object, message: string): void };
  pause(milliseconds: number): Promise<unknown>;
  signal?: AbortSignal;
}

const pauseMs = 1_000;

/**
 * Imports the remaining URLs of a run one by one. An article and its result are written in one transaction,
 * so killing the process can't import an article twice or record a false failure.
 */
export async function importRun(db: Database, runId: string, tools: ImportTools) {
  const enhanceWithAI = await wantsEnhancement(db, runId);
  let done = 0;
  for (let next = await findNext(db, runId); next; next = await findNext(db, runId)) {
    if (done > 0) await tools.pause(pauseMs);
    tools.signal?.throwIfAborted();
    await importOne(db, next, enhanceWithAI, tools);
    done++;
  }
  return { done };
}

async function importOne(
  db: Database,
  { id, url }: { id: string; url: string },
  enhanceWithAI: boolean,
  { outside, log, signal }: ImportTools,
): Promise<void> {
  const saveResult = (own: Database, result: Partial<typeof importResults.$inferInsert>) =>
    own
      .update(importResults)
      .set({ ...result, doneAt: new Date() })
      .where(and(eq(importResults.id, id), isNull(importResults.success)))
      .returning({ id: importResults.id });
  const saveFailure = (message: string) =>
    asWorker(db, (own) => saveResult(own, { success: false, error: message }));
  try {
    const outcome = await importArticle(
      db,
      { url, enhanceWithAI },
      outside,
      new Date(),
      async (own, imported) => {
        const saved = await saveResult(own, {
          success: true,
          note: imported.note,
          slug: imported.slug,
          title: imported.title,
        });
        if (saved.length === 0) throw new ImportCancelled();
      },
    );
    if (!outcome.ok) await saveFailure(outcome.error);
  } catch (error) {
    if (error instanceof ImportCancelled) return;
    if (signal?.aborted) throw error;
    log.error({ err: error, url }, "article import failed");
    await saveFailure(importWords.failed);
  }
}

/** The run was stopped, or another process has finished this URL: the article is not added. */
class ImportCancelled extends Error {}

async function wantsEnhancement(db: Database, runId: string): Promise<boolean> {
  const [run] = await asWorker(db, (own) =>
    own.select({ enhanceWithAI: importRuns.enhanceWithAI }).from(importRuns).where(eq(importRuns.id, runId)),
  );
  return run?.enhanceWithAI ?? false;
}

async function findNext(db: Database, runId: string) {
  const [next] = await asWorker(db, (own) =>
    own
      .select({ id: importResults.id, url: importResults.url })
      .from(importResults)
      .where(and(eq(importResults.runId, runId), isNull(importResults.success)))
      .orderBy(asc(importResults.place))
      .limit(1),
  );
  return next ?? null;
}
