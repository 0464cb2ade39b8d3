import type { Jobs } from "#app/shared/jobs.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { type Asked, beginRun } from "./create-run.server.ts";

/** Puts a run down for an admin and sends somebody to do it; one that is under way already is the one they get. */
export async function startScraping(viewer: Viewer, jobs: Jobs, asked: Asked): Promise<string> {
  const { id } = await asViewer(viewer, (db) => beginRun(db, asked));
  await jobs.enqueue({ name: "scrape-opportunities" }, { runId: id });
  return id;
}
