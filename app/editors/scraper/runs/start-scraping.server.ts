import type { Jobs } from "#app/shared/jobs.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { createRun, type RunRequest } from "./create-run.server.ts";

/** Starts a run for an admin, or returns the one in progress. */
export async function startScraping(viewer: Viewer, jobs: Jobs, order: RunRequest): Promise<string> {
  const { id } = await asViewer(viewer, (db) => createRun(db, order));
  await jobs.enqueue({ name: "scrape-opportunities" }, { runId: id });
  return id;
}
