import type { Database } from "../database.ts";

interface ReadRoute {
  primary: Database;
  isPrimaryAway: boolean;
}

const routes = new WeakMap<Database, ReadRoute>();

/** Remembers the primary of a database whose reads go to replicas. */
export const setReadRoute = (database: Database, route: ReadRoute) => void routes.set(database, route);

/** The database to write to; null while the primary is down. */
export function findPrimary(database: Database): Database | null {
  const route = routes.get(database);
  if (!route) return database;
  return route.isPrimaryAway ? null : route.primary;
}
