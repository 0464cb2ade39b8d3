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
  /** Waits so many milliseconds. */
  pause(milliseconds: number): Promise<unknown>;
  signal?: AbortSignal;
}

const betweenAddresses = 1_000;

/**
 * Imports what is left of a run, one address after another. An article and its result are written in one transaction,
 * so that a process killed at any moment leaves neither an article that is imported twice nor one that is called a failure.
 */
export async function importRun(db: Database, runId: string, tools: ImportTools) {
  const enhanceWithAI = await findChoice(db, runId);
  let done = 0;
  for (let next = await findNext(db, runId); next; next = await findNext(db, runId)) {
    if (done > 0) await tools.pause(betweenAddresses);
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
  const note = (own: Database, result: Partial<typeof importResults.$inferInsert>) =>
    own
      .update(importResults)
      .set({ ...result, doneAt: new Date() })
      .where(and(eq(importResults.id, id), isNull(importResults.success)))
      .returning({ id: importResults.id });
  const noteFailure = (error: string) => asWorker(db, (own) => note(own, { success: false, error }));
  try {
    const outcome = await importArticle(
      db,
      { url, enhanceWithAI },
      outside,
      new Date(),
      async (own, imported) => {
        const noted = await note(own, {
          success: true,
          note: imported.note,
          slug: imported.slug,
          title: imported.title,
        });
        if (noted.length === 0) throw new NoLongerWanted();
      },
    );
    if (!outcome.ok) await noteFailure(outcome.error);
  } catch (problem) {
    if (problem instanceof NoLongerWanted) return;
    if (signal?.aborted) throw problem;
    log.error({ err: problem, url }, "an import broke down");
    await noteFailure(importWords.failed);
  }
}

/** The editor stopped the run, or another process has finished this address: the article is not added. */
class NoLongerWanted extends Error {}

async function findChoice(db: Database, runId: string): Promise<boolean> {
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
