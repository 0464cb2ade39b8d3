import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { errandsContext } from "#app/common/errands.ts";
import { readId } from "#app/common/frame/read-id.ts";
import { limitsContext } from "#app/common/limits/limits.server.ts";
import { tooManyTries } from "#app/common/limits/words.ts";
import { apiAnswer, requireApiAdmin } from "#app/editors/admin/require-api-admin.server.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { Route } from "./+types/scrape-opportunities.endpoint.ts";
import { readNewestRun, readRun } from "./runs/read-run.server.ts";
import { startScraping } from "./runs/start-scraping.server.ts";
import { isUnderWay, type ScrapeRun } from "./scrape-run.ts";
import { activeSources } from "./sources/sources.ts";
import { failed } from "./words.ts";

const limit = { name: "scrape-opportunities-api", tries: 30, seconds: 3600 };
const urls = activeSources().map(({ url }) => url);
const order = z.strictObject({
  sources: z
    .array(z.enum(urls as [string, ...string[]]))
    .min(1)
    .max(urls.length),
  enhanceWithAI: z.boolean().default(true),
});
const orderInWords = `Send JSON like {"sources": ["${urls[0]}"], "enhanceWithAI": true}. The sources are: ${urls.join(", ")}.`;
/** Milliseconds. A request may take half a minute; a run that takes longer goes on by itself. */
const patience = 20_000;
const between = 300;

/** Runs the scraper for a program of an admin. The same run can be watched at the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = await requireApiAdmin(request, context, new Date());
  if (request.method !== "POST") return apiAnswer(405, { error: "Use POST." }, { Allow: "GET, POST" });
  const turn = await context.get(limitsContext).take({ limit, whom: admin.userId });
  if (!turn.ok)
    return apiAnswer(
      429,
      { error: tooManyTries(turn.waitSeconds) },
      { "Retry-After": String(turn.waitSeconds) },
    );
  const read = order.safeParse(await request.json().catch(() => null));
  if (!read.success) return apiAnswer(400, { error: orderInWords });
  const asked = { sources: [...new Set(read.data.sources)], enhanceWithAI: read.data.enhanceWithAI };
  const runId = await startScraping(admin.viewer, context.get(errandsContext), asked);
  return report(await untilDone(admin.viewer, runId, request.signal));
}

/** How a run that took longer has ended: `?run=` and the id it was given, or the newest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = await requireApiAdmin(request, context, new Date());
  const id = readId(new URL(request.url).searchParams.get("run") ?? undefined);
  return report(
    await asViewer(viewer, (db) => (id ? readRun(db, id, new Date()) : readNewestRun(db, new Date()))),
  );
}

async function untilDone(viewer: Viewer, runId: string, signal: AbortSignal): Promise<ScrapeRun | null> {
  const ends = performance.now() + patience;
  for (;;) {
    const run = await asViewer(viewer, (db) => readRun(db, runId, new Date()));
    if (!isUnderWay(run) || performance.now() > ends || signal.aborted) return run;
    await wait(between);
  }
}

/** `items` are those that everyone can see now; those in the queue are counted. */
function report(run: ScrapeRun | null): Response {
  if (!run) return apiAnswer(404, { error: "There is no such run." });
  const result = {
    run: run.id,
    status: run.endedAt ? run.state : "running",
    success: run.state === "done",
    imported: run.imported,
    waitingForReview: run.waiting,
    items: run.items
      .filter(({ isWaiting }) => !isWaiting)
      .map(({ title, description, type }) => ({ title, description, type })),
    errors: run.errors.map(({ item, url, error }) => ({ ...(item && { item }), url, error })),
  };
  if (!run.endedAt) return apiAnswer(202, result);
  return apiAnswer(200, run.state === "failed" ? { ...result, error: failed(run.error).detail } : result);
}
