import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

interface AppRoute {
  /** The route's file, relative to `app`. */
  file: string;
  /** Its address with parameter names: "/report/:kind/:id". */
  pattern: string;
  /** The layouts around it, outermost first. */
  layouts: string[];
}

/** Every address of the product, read from the routes themselves, so that a new one can't be forgotten. */
export function everyRoute(
  entries: RouteConfigEntry[] = routes,
  above = "",
  layouts: string[] = [],
): AppRoute[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    const isPage = entry.path !== undefined || entry.index === true;
    const inside = isPage ? layouts : [...layouts, entry.file];
    const children = everyRoute(entry.children ?? [], path, inside);
    return isPage ? [{ file: entry.file, pattern: `/${path}`, layouts }, ...children] : children;
  });
}

/** The route's address with every parameter replaced. */
export const fillIn = (pattern: string, fillWith: (parameter: string) => string) =>
  pattern.replace(/:\w+|\*/g, fillWith);
