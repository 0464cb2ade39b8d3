import { asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { blogPosts, importResults, importRuns } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import type { ImportRun } from "./import-run.ts";

/** Finds the run by id, or the newest one. Returns null if there is none. */
export async function findRun(db: Database, id: string | null): Promise<ImportRun | null> {
  const [run] = await db
    .select()
    .from(importRuns)
    .where(id ? eq(importRuns.id, id) : undefined)
    .orderBy(desc(importRuns.begunAt), desc(importRuns.id))
    .limit(1);
  if (!run) return null;
  const { place, url, success, error, note, slug, title } = importResults;
  const results = await db
    .select({
      place,
      url,
      success,
      error,
      note,
      slug,
      title,
      draftId: sql<string | null>`case when ${blogPosts.publishedAt} is null then ${blogPosts.id} end`,
    })
    .from(importResults)
    .leftJoin(blogPosts, eq(blogPosts.slug, slug))
    .where(eq(importResults.runId, run.id))
    .orderBy(asc(place));
  return { id: run.id, kind: run.kind, begunAt: run.begunAt.toISOString(), results };
}

export async function listUnfinishedRuns(db: Database): Promise<string[]> {
  const unfinished = await asWorker(db, (own) =>
    own.selectDistinct({ id: importResults.runId }).from(importResults).where(isNull(importResults.success)),
  );
  return unfinished.map(({ id }) => id);
}
