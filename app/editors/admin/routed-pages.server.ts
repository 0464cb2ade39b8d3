import { routes } from "virtual:react-router/server-build";
import { type AdminGroup, adminGroups } from "./navigation.ts";

type Routes = typeof routes;

/** The navigation without pages that have no route yet. */
export function listRoutedPages(): AdminGroup[] {
  const addresses = new Set(Object.keys(routes).map((id) => addressOf(routes, id)));
  return adminGroups
    .map(({ label, pages }) => ({ label, pages: pages.filter(({ to }) => addresses.has(to)) }))
    .filter(({ pages }) => pages.length > 0);
}

function addressOf(all: Routes, id: string): string {
  const route = all[id];
  const above = route?.parentId ? addressOf(all, route.parentId) : "";
  return route?.path ? `${above}/${route.path}` : above;
}
