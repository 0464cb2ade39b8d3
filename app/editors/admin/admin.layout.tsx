import { Outlet } from "react-router";
import { pageTitle } from "#app/common/frame/meta.ts";
import type { Route } from "./+types/admin.layout.ts";
import { AdminNavigation } from "./admin-navigation.tsx";
import { adminGate } from "./gate.server.ts";
import { openAdminPages } from "./open-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [adminGate];

/** A navigation without a loader to call would not pass the gate: this is the one that is always called. */
export const loader = () => ({ pages: openAdminPages() });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Admin") },
  { name: "robots", content: "noindex" },
];

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminNavigation pages={loaderData.pages} />
      <Outlet />
    </>
  );
}
