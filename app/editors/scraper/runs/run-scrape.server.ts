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
import type { Source } from "../sources/sources.ts";
import { takeUpRun } from "./create-run.server.ts";
import { settleItem } from "./save-visit.server.ts";
import { type Looked, lookAt } from "./visit-page.server.ts";
import { runWords } from "./words.ts";

interface How {
  runId?: string | undefined;
  sources: readonly Source[];
  signal?: AbortSignal;
  now?: () => Date;
  /** Sites that show whether the world can be reached. */
  sites?: readonly string[] | undefined;
}

type ScrapeTools = Pick<JobTools, "db" | "outbound" | "log">;

/**
 * Goes on with the run that is under way, or begins one. Every page is written down before it is looked at and when it is done, so
 * that whoever takes a killed run up goes on where it was.
 */
export async function runScrape(
  { db, outbound: unwatched, log }: ScrapeTools,
  { runId, sources, signal, now = () => new Date(), sites }: How,
): Promise<{ runId: string; pages: number } | null> {
  const reach = () => requireInternet({ db, outbound: unwatched, log }, now(), sites);
  // Begun by the calendar, it is tried again in a while; begun by an admin, it has to say what is wrong.
  if (!runId) await reach();
  const run = await takeUpRun(db, sources, runId);
  if (!run) return null;
  const outbound = { ...unwatched, fetchPublic: watched(unwatched.fetchPublic, reach) };
  try {
    if (runId) await reach();
    return { runId: run.id, pages: await workThrough() };
  } catch (problem) {
    if (!(problem instanceof NoInternetError)) throw problem;
    await endByOutage(db, run.id, problem.message, now());
    return { runId: run.id, pages: 0 };
  }

  async function workThrough(): Promise<number> {
    if (!run) return 0;
    const chosen = sources.filter(({ url }) => run.sources.includes(url));
    for (const source of chosen.filter(({ name }) => !run.listed.includes(name))) {
      signal?.throwIfAborted();
      await list(db, run.id, source, await listItems(source, outbound.fetchPublic));
    }
    let pages = 0;
    for (let item = await nextItem(db, run.id); item; item = await nextItem(db, run.id)) {
      signal?.throwIfAborted();
      const { id, address, sourceName } = item;
      const source = chosen.find(({ name }) => name === sourceName);
      const looked = await lookAtAny(source, address);
      await asWorker(db, (own) => settleItem(own, id, looked, now()));
      pages++;
    }
    await end(db, run.id, now());
    return pages;
  }

  /** One page that nobody foresaw must not end a run. */
  async function lookAtAny(source: Source | undefined, address: string): Promise<Looked> {
    const unreadable: Looked = { is: "refused", title: "", error: refusals.unreadable };
    if (!source || !run) return unreadable;
    try {
      return await lookAt(db, { address, source, enhanceWithAI: run.enhanceWithAi }, outbound, now());
    } catch (problem) {
      if (problem instanceof NoInternetError) throw problem;
      log.error({ err: problem, address }, "a page could not be read");
      return unreadable;
    }
  }
}

/** A site that is silent may be away, or we are: nothing is held against a source before that is known. */
const watched =
  (fetchPublic: FetchPublic, reach: () => Promise<void>): FetchPublic =>
  async (address, wanted) => {
    const fetched = await fetchPublic(address, wanted);
    if (!hasResponded(fetched)) await reach();
    return fetched;
  };

async function list(
  db: Database,
  runId: string,
  source: Source,
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

/** What was done stays; the next run lists the rest again. */
const endByOutage = (db: Database, runId: string, error: string, now: Date) =>
  asWorker(db, (own) =>
    own
      .update(scrapeRuns)
      .set({ endedAt: now, state: "failed", error })
      .where(and(eq(scrapeRuns.id, runId), isNull(scrapeRuns.endedAt))),
  );

/** A run that found no page at all, only errors, has failed. */
async function end(db: Database, runId: string, now: Date): Promise<void> {
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
