import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { hasResponded } from "#app/shared/dependency-status/check-internet.ts";
import { NoInternetError, requireInternet } from "#app/shared/dependency-status/require-internet.server.ts";
import type { JobTools } from "#app/shared/jobs.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import { scrapeItems, scrapeRuns } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { refusals } from "../finds/words.ts";
import { listItems } from "../sources/list-items.ts";
import { listSources } from "../sources/list-sources.server.ts";
import type { ScrapeSource } from "../sources/sources.ts";
import { claimRun } from "./create-run.server.ts";
import { saveVisit } from "./save-visit.server.ts";
import { type VisitResult, visitPage } from "./visit-page.server.ts";
import { runWords } from "./words.ts";

interface ScrapeOptions {
  runId?: string | undefined;
  /** All sources; by default the fixed ones and those that editors added. */
  sources?: readonly ScrapeSource[];
  signal?: AbortSignal;
  now?: () => Date;
  /** Well-known sites, to tell whether we are online. */
  sites?: readonly string[] | undefined;
}

type ScrapeTools = Pick<JobTools, "db" | "outbound" | "log">;

/**
 * Continues the given run or starts one. Every page is stored before and after the visit, so a killed run resumes where
 * it stopped.
 */
export async function runScrape(
  { db, outbound: uncheckedOutside, log }: ScrapeTools,
  { runId, sources: given, signal, now = () => new Date(), sites }: ScrapeOptions,
): Promise<{ runId: string; pages: number } | null> {
  const reach = () => requireInternet({ db, outbound: uncheckedOutside, log }, now(), sites);
  // A scheduled run is retried later; a run that an admin started reports the outage.
  if (!runId) await reach();
  const sources = given ?? (await asWorker(db, listSources));
  const run = await claimRun(db, sources, now(), runId);
  if (!run) return null;
  const outbound = { ...uncheckedOutside, fetchPublic: withOutageCheck(uncheckedOutside.fetchPublic, reach) };
  try {
    if (runId) await reach();
    return { runId: run.id, pages: await processItems() };
  } catch (error) {
    if (!(error instanceof NoInternetError)) throw error;
    await endByOutage(db, run.id, error.message, now());
    return { runId: run.id, pages: 0 };
  }

  async function processItems(): Promise<number> {
    if (!run) return 0;
    const chosen = sources.filter(({ url }) => run.sources.includes(url));
    for (const source of chosen.filter(({ name }) => !run.listed.includes(name))) {
      signal?.throwIfAborted();
      await storeListing(db, run.id, source, await listItems(source, outbound.fetchPublic));
    }
    let pages = 0;
    for (let item = await nextItem(db, run.id); item; item = await nextItem(db, run.id)) {
      signal?.throwIfAborted();
      const { id, address, sourceName } = item;
      const source = chosen.find(({ name }) => name === sourceName);
      const looked = await visitSafely(source, address);
      await asWorker(db, (own) => saveVisit(own, id, looked, now()));
      pages++;
    }
    await endRun(db, run.id, now());
    return pages;
  }

  /** One unexpected page must not end the run. */
  async function visitSafely(source: ScrapeSource | undefined, address: string): Promise<VisitResult> {
    const unreadable: VisitResult = { is: "refused", title: "", error: refusals.unreadable };
    if (!source || !run) return unreadable;
    try {
      return await visitPage(db, { address, source, enhanceWithAI: run.enhanceWithAi }, outbound, now());
    } catch (error) {
      if (error instanceof NoInternetError) throw error;
      log.error({ err: error, address }, "reading a page failed");
      return unreadable;
    }
  }
}

/** If a site does not respond, check that we are online before blaming it. */
const withOutageCheck =
  (fetchPublic: FetchPublic, reach: () => Promise<void>): FetchPublic =>
  async (address, wanted) => {
    const fetched = await fetchPublic(address, wanted);
    if (!hasResponded(fetched)) await reach();
    return fetched;
  };

async function storeListing(
  db: Database,
  runId: string,
  source: ScrapeSource,
  { items, errors }: Awaited<ReturnType<typeof listItems>>,
) {
  await asWorker(db, async (own) => {
    const rows = [
      ...items.map(({ address, title }) => ({ runId, sourceName: source.name, address, title })),
      ...errors.map(({ url, error }) => ({
        runId,
        sourceName: source.name,
        address: url,
        state: "refused" as const,
        error,
        doneAt: new Date(),
      })),
    ];
    if (rows.length > 0) await own.insert(scrapeItems).values(rows).onConflictDoNothing();
    await own
      .update(scrapeRuns)
      .set({ listed: sql`array_append(${scrapeRuns.listed}, ${source.name})` })
      .where(eq(scrapeRuns.id, runId));
  });
}

const nextItem = (db: Database, runId: string) =>
  asWorker(db, async (own) => {
    const [item] = await own
      .select({ id: scrapeItems.id, address: scrapeItems.address, sourceName: scrapeItems.sourceName })
      .from(scrapeItems)
      .where(and(eq(scrapeItems.runId, runId), eq(scrapeItems.state, "found")))
      .orderBy(asc(scrapeItems.id))
      .limit(1);
    return item;
  });

/** Finished pages stay; the next run lists the rest again. */
const endByOutage = (db: Database, runId: string, error: string, now: Date) =>
  asWorker(db, (own) =>
    own
      .update(scrapeRuns)
      .set({ endedAt: now, state: "failed", error })
      .where(and(eq(scrapeRuns.id, runId), isNull(scrapeRuns.endedAt))),
  );

/** A run with only errors has failed. */
async function endRun(db: Database, runId: string, now: Date): Promise<void> {
  await asWorker(db, async (own) => {
    const items = await own
      .select({ state: scrapeItems.state, error: scrapeItems.error })
      .from(scrapeItems)
      .where(eq(scrapeItems.runId, runId));
    const hasFailed = items.length === 0 || items.every(({ state }) => state === "refused");
    await own
      .update(scrapeRuns)
      .set({
        endedAt: now,
        ...(hasFailed
          ? { state: "failed" as const, error: items[0]?.error ?? runWords.nothing }
          : { state: "done" as const }),
      })
      .where(and(eq(scrapeRuns.id, runId), isNull(scrapeRuns.endedAt)));
  });
}
