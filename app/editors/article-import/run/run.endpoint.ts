import { viewerContext } from "#app/shared/context.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/run.endpoint.ts";
import { findRun } from "./find-run.server.ts";

/** A run's progress, for polling. Behind the admin gate like every page of the article editor. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const run = id && (await asViewer(context.get(viewerContext), (db) => findRun(db, id)));
  const headers = { "Cache-Control": "private, no-store" };
  return run
    ? Response.json(run, { headers })
    : Response.json({ error: "There is no such import." }, { status: 404, headers });
}
