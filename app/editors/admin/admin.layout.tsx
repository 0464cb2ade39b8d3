import { Outlet } from "react-router";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { asViewer } from "#database/viewer.ts";
import { EditorStyles } from "../editor-styles.tsx";
import type { Route } from "./+types/admin.layout.ts";
import { requireAdminMiddleware } from "./admin-middleware.server.ts";
import { AdminNavigation } from "./admin-navigation.tsx";
import { countWaiting, maxCounted } from "./count-waiting.server.ts";
import { listRoutedPages } from "./routed-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAdminMiddleware];

/**
 * Without a loader, client navigations would bypass the middleware. The counts use the accounts' connection pool, so
 * that the page needs only one connection of its own pool.
 */
export const loader = ({ context }: Route.LoaderArgs) =>
  asViewer({ ...context.get(viewerContext), database: context.get(accountsContext).db }, async (db) => ({
    groups: listRoutedPages(),
    waiting: await countWaiting(db),
    mostCounted: maxCounted,
  }));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Admin") },
  { name: "robots", content: "noindex" },
];

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EditorStyles />
      <AdminNavigation {...loaderData} />
      <Outlet />
    </>
  );
}
