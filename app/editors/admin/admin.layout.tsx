import { Outlet } from "react-router";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/admin.layout.ts";
import { adminGate } from "./admin-middleware.server.ts";
import { AdminNavigation } from "./admin-navigation.tsx";
import { countWaiting, mostCounted } from "./count-waiting.server.ts";
import { openAdminPages } from "./routed-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [adminGate];

/**
 * A navigation without a loader to call would not pass the gate: this is the one that is always called. It borrows where it was
 * asked who looks, so that the page itself keeps to one session of the pool that serves pages.
 */
export const loader = ({ context }: Route.LoaderArgs) =>
  asViewer({ ...context.get(viewerContext), database: context.get(accountsContext).db }, async (db) => ({
    groups: openAdminPages(),
    waiting: await countWaiting(db),
    mostCounted,
  }));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Admin") },
  { name: "robots", content: "noindex" },
];

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminNavigation {...loaderData} />
      <Outlet />
    </>
  );
}
