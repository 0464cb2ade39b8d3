import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/**
 * The pages, asked by the first part of an address. React Router tries the routes one after the other, twice for a page, and copies
 * the list of all of them for each: behind the first part no more than a few are left. Whatever begins otherwise, or is
 * none of ours, is asked of all.
 */
export function openPages(build: ServerBuild, mode: string): RequestHandler {
  const all = createRequestHandler(build, mode);
  const places = new Map<string, RequestHandler | null>(placesIn(build.routes).map((place) => [place, null]));
  const pagesAt = (place: string): RequestHandler => {
    const known = places.get(place);
    if (known === undefined) return all;
    if (known) return known;
    const made = createRequestHandler({ ...build, routes: routesAt(place, build.routes) }, mode);
    places.set(place, made);
    return made;
  };
  return (request, context) => pagesAt(placeOf(new URL(request.url).pathname))(request, context);
}

/** The first part of an address; a browser that wants no more than what a page shows writes `.data` behind it. */
export const placeOf = (path: string): string => {
  const [, first = "", ...others] = path.split("/");
  return others.length === 0 ? first.replace(/\.data$/, "") : first;
};

/** The first parts that are spelled out. */
export function placesIn(routes: Routes): string[] {
  const found = Object.values(routes).map((route) => route && firstPartOf(route, routes));
  return [...new Set(found)].filter((place) => typeof place === "string");
}

/** What may answer an address that begins so: also what begins with anything, and what only stands around others. */
export function routesAt(place: string, routes: Routes): Routes {
  const some = Object.entries(routes).filter(([, route]) => {
    const first = route && firstPartOf(route, routes);
    return first === place || first === null;
  });
  return Object.fromEntries(some);
}

type Route = NonNullable<Routes[string]>;

/** Null for a route that any address may begin. */
function firstPartOf(route: Route, routes: Routes): string | null {
  const path = wholePath(route, routes);
  if (!path) return route.index ? "" : null;
  const [first = ""] = path.split("/");
  return /[:*?]/.test(first) ? null : first;
}

function wholePath({ parentId, path = "" }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const before = parent ? wholePath(parent, routes) : "";
  return [before, path].filter(Boolean).join("/");
}
