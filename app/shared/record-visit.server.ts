import type { RouterContextProvider } from "react-router";
import type { Database } from "#database/database.ts";
import { findPrimary } from "#database/replicas/read-routes.ts";
import { asViewer } from "#database/viewer.ts";
import { markUncacheable } from "./cached-render.server.ts";
import { backgroundContext, viewerContext } from "./context.ts";

/**
 * Records a visit in a separate transaction that the response does not wait for. Call it after the page's own
 * transaction: reading a page must not hold a lock that another reader waits for. Skipped while the primary is down.
 * Every visit counts, so the page isn't cached.
 */
export function recordVisit(
  context: Readonly<RouterContextProvider>,
  what: string,
  write: (db: Database) => Promise<unknown>,
): void {
  markUncacheable();
  const viewer = context.get(viewerContext);
  const database = findPrimary(viewer.database);
  if (database) context.get(backgroundContext)(what, () => asViewer({ ...viewer, database }, write));
}
