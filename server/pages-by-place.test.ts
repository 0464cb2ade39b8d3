import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import entries from "#app/routes.ts";
import { everyRoute, fillIn } from "#tests/support/every-route.ts";
import { placeOf, placesIn, routesAt } from "./pages-by-place.ts";

type Routes = ServerBuild["routes"];

/** As a build lists them. */
const listed = (some: RouteConfigEntry[], parentId: string): Routes =>
  Object.fromEntries(
    some.flatMap(({ id, file, path, index, children = [] }) => {
      const own = id ?? file;
      const route = { id: own, parentId, ...(path && { path }), ...(index && { index }), module: {} };
      return [[own, route], ...Object.entries(listed(children, own))];
    }),
  ) as Routes;
const all: Routes = {
  root: { id: "root", path: "", module: {} } as Routes[string],
  ...listed(entries, "root"),
};

/** As React Router makes a tree of that list. */
const treeOf = (routes: Routes, parent?: string): { id: string; path?: string }[] =>
  Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map(
      (route) =>
        ({ ...route, ...(!route?.index && { children: treeOf(routes, route?.id) }) }) as { id: string },
    );

const answering = (routes: Routes, path: string) =>
  matchRoutes(treeOf(routes), path)?.map(({ route, params, pathname }) => ({
    id: route.id,
    params,
    pathname,
  }));

const patterns = everyRoute().map(({ pattern }) => pattern);
const around = (path: string) => [path, `${path}/`, `${path}/nothing/like/it`, path.toUpperCase()];
const strange = [
  "//saved",
  "/%73aved",
  "/sav%2Fed",
  "/saved.data",
  "/_root.data",
  "/nothing",
  "/x/y/preview.png",
  "/saved/y/preview.png",
];

describe("of the pages at a place the same one answers as of all:", () => {
  const places = new Set(placesIn(all));
  const paths = new Set([...patterns.flatMap((pattern) => around(fillIn(pattern, () => "one"))), ...strange]);
  for (const path of paths)
    test(path, () => {
      const place = placeOf(path);
      const asked = places.has(place) ? routesAt(place, all) : all;
      expect(answering(asked, path)).toEqual(answering(all, path));
    });
});

test("every page has its place, and a place few pages", () => {
  const places = placesIn(all);
  expect(places).toEqual(expect.arrayContaining(["", "saved", "admin", "profile"]));
  expect(Object.keys(routesAt("profile", all)).length).toBeLessThan(Object.keys(all).length / 4);
});

test("what a page shows is asked for at its place", () => {
  expect(placeOf("/saved.data")).toBe("saved");
  expect(placeOf("/saved/searches.data")).toBe("saved");
  expect(placeOf("/")).toBe("");
});
