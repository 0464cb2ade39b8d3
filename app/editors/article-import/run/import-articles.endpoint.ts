import { z } from "zod";
import { parseApiRequest, waitForRun } from "#app/editors/admin/api-run.server.ts";
import { apiResponse, requireApiAdmin } from "#app/editors/admin/require-api-admin.server.ts";
import { jobsContext } from "#app/shared/jobs.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { parseUrl } from "../parse-urls.ts";
import type { Route } from "./+types/import-articles.endpoint.ts";
import { findRun } from "./find-run.server.ts";
import { type ImportRun, isRunning } from "./import-run.ts";
import { startImport } from "./start-import.server.ts";

const limit = { name: "import-articles-api", tries: 120, seconds: 3600 };
const order = z.strictObject({ url: z.string(), enhanceWithAI: z.boolean().default(true) });
const orderInWords = 'Send JSON like {"url": "https://example.org/article", "enhanceWithAI": true}.';

/** Imports one article for an admin's script. The article editor shows the same run. */
export async function action({ request, context }: Route.ActionArgs) {
  const { admin, body } = await parseApiRequest(request, context, { limit, order, orderInWords });
  const address = parseUrl(body.url);
  if (!address.ok) return apiResponse(400, { error: address.problem });

  const what = { kind: "single" as const, urls: address.urls, enhanceWithAI: body.enhanceWithAI };
  const runId = await startImport(admin.viewer, context.get(jobsContext), what, new Date());
  return report(await waitForRun(admin.viewer, (db) => findRun(db, runId), isRunning, request.signal));
}

/** The state of an import: `?run=<id>`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const currentUser = await requireApiAdmin(request, context, new Date());
  const id = parseId(new URL(request.url).searchParams.get("run") ?? undefined);
  return report(id ? await asViewer(currentUser.viewer, (db) => findRun(db, id)) : null);
}

function report(run: ImportRun | null): Response {
  const result = run?.results[0];
  if (!run || !result) return apiResponse(404, { error: "There is no such import." });
  const { url, success, error, note, slug, title } = result;
  if (success === null) return apiResponse(202, { run: run.id, url, status: "running" });
  if (!success) return apiResponse(422, { run: run.id, url, success, error });
  return apiResponse(200, { run: run.id, url, success, slug, title, note });
}
