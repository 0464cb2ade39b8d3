import { viewerContext } from "#app/shared/context.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/run.endpoint.ts";
import { readRun } from "./find-run.server.ts";

/** How far a run has come, for a page that watches it. It stands behind the gate like every admin page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const run = id && (await asViewer(context.get(viewerContext), (db) => readRun(db, id, new Date())));
  const headers = { "Cache-Control": "private, no-store" };
  return run
    ? Response.json(run, { headers })
    : Response.json({ error: "There is no such run." }, { status: 404, headers });
}
