import { z } from "zod";
import { parseApiRequest, waitForRun } from "#app/editors/admin/api-run.server.ts";
import { apiResponse, requireApiAdmin } from "#app/editors/admin/require-api-admin.server.ts";
import { jobsContext } from "#app/shared/jobs.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/scrape-opportunities.endpoint.ts";
import { findNewestRun, findRun } from "./runs/find-run.server.ts";
import { startScraping } from "./runs/start-scraping.server.ts";
import { isUnderWay, type ScrapeRun } from "./scrape-run.ts";
import { listSources } from "./sources/list-sources.server.ts";
import { activeSources, fixedSources } from "./sources/sources.ts";
import { failed } from "./words.ts";

const limit = { name: "scrape-opportunities-api", tries: 30, seconds: 3600 };
const order = z.strictObject({
  sources: z.array(z.string()).min(1).max(200),
  enhanceWithAI: z.boolean().default(true),
});
const inWords = (urls: string[]) =>
  `Send JSON like {"sources": ["${urls[0]}"], "enhanceWithAI": true}. The sources are: ${urls.join(", ")}.`;

/** Runs the scraper for an admin's script. The scraper page shows the same run. */
export async function action({ request, context }: Route.ActionArgs) {
  const { admin, body } = await parseApiRequest(request, context, {
    limit,
    order,
    orderInWords: inWords(fixedSources.map(({ url }) => url)),
  });
  const urls = activeSources(await asViewer(admin.viewer, listSources)).map(({ url }) => url);
  if (!body.sources.every((url) => urls.includes(url))) return apiResponse(400, { error: inWords(urls) });
  const what = { sources: [...new Set(body.sources)], enhanceWithAI: body.enhanceWithAI };
  const runId = await startScraping(admin.viewer, context.get(jobsContext), what);
  return report(
    await waitForRun(admin.viewer, (db) => findRun(db, runId, new Date()), isUnderWay, request.signal),
  );
}

/** The state of a run: `?run=<id>`, or the newest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = await requireApiAdmin(request, context, new Date());
  const id = parseId(new URL(request.url).searchParams.get("run") ?? undefined);
  return report(
    await asViewer(viewer, (db) => (id ? findRun(db, id, new Date()) : findNewestRun(db, new Date()))),
  );
}

/** `items` are published; those awaiting review are only counted. */
function report(run: ScrapeRun | null): Response {
  if (!run) return apiResponse(404, { error: "There is no such run." });
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
  if (!run.endedAt) return apiResponse(202, result);
  return apiResponse(200, run.state === "failed" ? { ...result, error: failed(run.error).detail } : result);
}
