import { asc, desc, eq, inArray } from "drizzle-orm";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { type FoundFields, scrapedFinds, scrapeItems, scrapeRuns } from "#database/schema/index.ts";
import { percentAfter, type ScrapeResult, type ScrapeRun } from "../scrape-run.ts";

/** A page takes seconds, so after ten minutes without one no worker is processing the run. */
const stalledAfterMs = 10 * 60_000;
/** The review queue and the catalogue show the rest. */
const maxShown = 300;

export async function findNewestRun(db: Database, now: Date): Promise<ScrapeRun | null> {
  const [run] = await db
    .select()
    .from(scrapeRuns)
    .orderBy(desc(scrapeRuns.createdAt), desc(scrapeRuns.id))
    .limit(1);
  return run ? summarise(db, run, now) : null;
}

export async function findRun(db: Database, id: string, now: Date): Promise<ScrapeRun | null> {
  const [run] = await db.select().from(scrapeRuns).where(eq(scrapeRuns.id, id));
  return run ? summarise(db, run, now) : null;
}

async function summarise(db: Database, run: typeof scrapeRuns.$inferSelect, now: Date): Promise<ScrapeRun> {
  const items = await db
    .select({
      doneAt: scrapeItems.doneAt,
      address: scrapeItems.address,
      title: scrapeItems.title,
      state: scrapeItems.state,
      error: scrapeItems.error,
      findId: scrapeItems.findId,
    })
    .from(scrapeItems)
    .where(eq(scrapeItems.runId, run.id))
    .orderBy(asc(scrapeItems.id));
  const lastSign = Math.max(run.createdAt.getTime(), ...items.map(({ doneAt }) => doneAt?.getTime() ?? 0));
  return {
    id: run.id,
    state: run.state,
    error: run.error,
    startedAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    isStalled: !run.endedAt && now.getTime() - lastSign > stalledAfterMs,
    percent: run.endedAt ? 100 : percentAfter(now.getTime() - run.createdAt.getTime()),
    pagesFound: items.length,
    pagesRead: items.filter(({ doneAt }) => doneAt !== null).length,
    imported: items.filter(({ state }) => state === "published").length,
    waiting: items.filter(({ state }) => state === "waiting").length,
    known: items.filter(({ state }) => state === "known").length,
    items: await resultsOf(db, items),
    errors: items
      .filter(({ state }) => state === "refused")
      .slice(0, maxShown)
      .map(({ address, title, error }) => ({ item: title, url: address, error: error ?? "" })),
  };
}

async function resultsOf(
  db: Database,
  items: { findId: string | null; state: string }[],
): Promise<ScrapeResult[]> {
  const ids = items
    .flatMap(({ findId, state }) =>
      findId && (state === "published" || state === "waiting") ? [findId] : [],
    )
    .slice(0, maxShown);
  if (ids.length === 0) return [];
  const { id, title, kind, fields, state, recordId } = scrapedFinds;
  const scraped = await db
    .select({ id, title, kind, fields, state, recordId })
    .from(scrapedFinds)
    .where(inArray(id, ids));
  const byId = new Map(scraped.map((one) => [one.id, one]));
  return ids.flatMap((one) => {
    const scraped = byId.get(one);
    return scraped
      ? [
          {
            id: scraped.id,
            title: scraped.title,
            description: descriptionIn(scraped.fields),
            type: kindOf[scraped.kind],
            isWaiting: scraped.state === "waiting",
            recordId: scraped.recordId,
          },
        ]
      : [];
  });
}

const descriptionIn = (fields: FoundFields) => fields.description?.value ?? "";
