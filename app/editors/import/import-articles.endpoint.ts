import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { errandsContext } from "#app/common/errands.ts";
import { readId } from "#app/common/frame/read-id.ts";
import { limitsContext } from "#app/common/limits/limits.server.ts";
import { tooManyTries } from "#app/common/limits/words.ts";
import { apiAnswer, requireApiAdmin } from "#app/editors/admin/require-api-admin.server.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { Route } from "./+types/import-articles.endpoint.ts";
import { beginImport } from "./begin-import.server.ts";
import { findRun } from "./find-run.server.ts";
import { type ImportRun, isRunning } from "./import-run.ts";
import { readAddress } from "./read-addresses.ts";

const limit = { name: "import-articles-api", tries: 120, seconds: 3600 };
const order = z.strictObject({ url: z.string(), enhanceWithAI: z.boolean().default(true) });
const orderInWords = 'Send JSON like {"url": "https://example.org/article", "enhanceWithAI": true}.';
/** Milliseconds. A request may take half a minute; an import that takes longer goes on by itself. */
const patience = 20_000;
const between = 300;

/** Imports one article for a program of an admin. The same run can be watched at the desk. */
export async function action({ request, context }: Route.ActionArgs) {
  const asker = await requireApiAdmin(request, context, new Date());
  if (request.method !== "POST") return apiAnswer(405, { error: "Use POST." }, { Allow: "GET, POST" });
  const turn = await context.get(limitsContext).take({ limit, whom: asker.userId });
  if (!turn.ok)
    return apiAnswer(
      429,
      { error: tooManyTries(turn.waitSeconds) },
      { "Retry-After": String(turn.waitSeconds) },
    );
  const read = order.safeParse(await request.json().catch(() => null));
  if (!read.success) return apiAnswer(400, { error: orderInWords });
  const address = readAddress(read.data.url);
  if (!address.ok) return apiAnswer(400, { error: address.problem });

  const what = { kind: "single" as const, urls: address.urls, enhanceWithAI: read.data.enhanceWithAI };
  const runId = await beginImport(asker.viewer, context.get(errandsContext), what, new Date());
  return report(await untilDone(asker.viewer, runId, request.signal));
}

/** How an import that took longer has ended: `?run=` and the number it was given. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asker = await requireApiAdmin(request, context, new Date());
  const id = readId(new URL(request.url).searchParams.get("run") ?? undefined);
  return report(id ? await asViewer(asker.viewer, (db) => findRun(db, id)) : null);
}

async function untilDone(viewer: Viewer, runId: string, signal: AbortSignal): Promise<ImportRun | null> {
  const ends = performance.now() + patience;
  for (;;) {
    const run = await asViewer(viewer, (db) => findRun(db, runId));
    if (!isRunning(run) || performance.now() > ends || signal.aborted) return run;
    await wait(between);
  }
}

function report(run: ImportRun | null): Response {
  const result = run?.results[0];
  if (!run || !result) return apiAnswer(404, { error: "There is no such import." });
  const { url, success, error, note, slug, title } = result;
  if (success === null) return apiAnswer(202, { run: run.id, url, status: "running" });
  if (!success) return apiAnswer(422, { run: run.id, url, success, error });
  return apiAnswer(200, { run: run.id, url, success, slug, title, note });
}
