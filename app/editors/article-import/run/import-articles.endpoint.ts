import { z } from "zod";
import { readOrder, untilDone } from "#app/editors/admin/api-run.server.ts";
import { apiAnswer, requireApiAdmin } from "#app/editors/admin/require-api-admin.server.ts";
import { jobsContext } from "#app/shared/jobs.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { readAddress } from "../parse-urls.ts";
import type { Route } from "./+types/import-articles.endpoint.ts";
import { findRun } from "./find-run.server.ts";
import { type ImportRun, isRunning } from "./import-run.ts";
import { beginImport } from "./start-import.server.ts";

const limit = { name: "import-articles-api", tries: 120, seconds: 3600 };
const order = z.strictObject({ url: z.string(), enhanceWithAI: z.boolean().default(true) });
const orderInWords = 'Send JSON like {"url": "https://example.org/article", "enhanceWithAI": true}.';

/** Imports one article for a program of an admin. The same run can be watched at the desk. */
export async function action({ request, context }: Route.ActionArgs) {
  const { admin, asked } = await readOrder(request, context, { limit, order, orderInWords });
  const address = readAddress(asked.url);
  if (!address.ok) return apiAnswer(400, { error: address.problem });

  const what = { kind: "single" as const, urls: address.urls, enhanceWithAI: asked.enhanceWithAI };
  const runId = await beginImport(admin.viewer, context.get(jobsContext), what, new Date());
  return report(await untilDone(admin.viewer, (db) => findRun(db, runId), isRunning, request.signal));
}

/** How an import that took longer has ended: `?run=` and the number it was given. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asker = await requireApiAdmin(request, context, new Date());
  const id = parseId(new URL(request.url).searchParams.get("run") ?? undefined);
  return report(id ? await asViewer(asker.viewer, (db) => findRun(db, id)) : null);
}

function report(run: ImportRun | null): Response {
  const result = run?.results[0];
  if (!run || !result) return apiAnswer(404, { error: "There is no such import." });
  const { url, success, error, note, slug, title } = result;
  if (success === null) return apiAnswer(202, { run: run.id, url, status: "running" });
  if (!success) return apiAnswer(422, { run: run.id, url, success, error });
  return apiAnswer(200, { run: run.id, url, success, slug, title, note });
}
