import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { type FoundFields, scrapedFinds, scrapeItems, scrapeRuns } from "#database/schema/index.ts";
import type { ScrapeResult, ScrapeRun } from "../scrape-run.ts";

const typeNames = { scholarships: "scholarship", colleges: "college", internships: "internship" } as const;
/** A page of results; the queue and the catalogue have all of it. */
const mostShown = 300;

export async function readNewestRun(db: Database): Promise<ScrapeRun | null> {
  const [run] = await db
    .select()
    .from(scrapeRuns)
    .orderBy(desc(scrapeRuns.createdAt), desc(scrapeRuns.id))
    .limit(1);
  return run ? summarise(db, run) : null;
}

export async function readRun(db: Database, id: string): Promise<ScrapeRun | null> {
  const [run] = await db.select().from(scrapeRuns).where(eq(scrapeRuns.id, id));
  return run ? summarise(db, run) : null;
}

async function summarise(db: Database, run: typeof scrapeRuns.$inferSelect): Promise<ScrapeRun> {
  const items = await db
    .select({
      address: scrapeItems.address,
      title: scrapeItems.title,
      state: scrapeItems.state,
      error: scrapeItems.error,
      findId: scrapeItems.findId,
    })
    .from(scrapeItems)
    .where(eq(scrapeItems.runId, run.id))
    .orderBy(asc(scrapeItems.id));
  const isListed = run.listed.length === run.sources.length;
  const left = items.filter(({ state }) => state === "found").length;
  return {
    id: run.id,
    state: run.state,
    error: run.error,
    startedAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    percent: run.endedAt
      ? 100
      : isListed && items.length > 0
        ? Math.min(90, Math.floor((100 * (items.length - left)) / items.length))
        : null,
    imported: items.filter(({ state }) => state === "published").length,
    waiting: items.filter(({ state }) => state === "waiting").length,
    known: items.filter(({ state }) => state === "known").length,
    items: await resultsOf(db, items),
    errors: items
      .filter(({ state }) => state === "refused")
      .slice(0, mostShown)
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
    .slice(0, mostShown);
  if (ids.length === 0) return [];
  const { id, title, kind, fields, state, recordId } = scrapedFinds;
  const finds = await db
    .select({ id, title, kind, fields, state, recordId })
    .from(scrapedFinds)
    .where(inArray(id, ids));
  const byId = new Map(finds.map((find) => [find.id, find]));
  return ids.flatMap((one) => {
    const find = byId.get(one);
    return find
      ? [
          {
            id: find.id,
            title: find.title,
            description: descriptionIn(find.fields),
            type: typeNames[find.kind],
            isWaiting: find.state === "waiting",
            recordId: find.recordId,
          },
        ]
      : [];
  });
}

const descriptionIn = (fields: FoundFields) => fields.description?.value ?? "";
