import { expect, test } from "vitest";
import { routeOf } from "./route-of.ts";

const known = new Set(["browse", "scholarship"]);

test.each([
  ["/", "/"],
  ["/?utm_source=x", "/"],
  ["/_.data", "/"],
  ["/browse?q=law/school", "/browse"],
  ["/browse.data", "/browse"],
  ["/scholarship/7b1f", "/scholarship/*"],
  ["/wp-admin/setup.php", "other"],
  ["/constructor", "other"],
])("a request for %s counts as %s", (path, route) => {
  expect(routeOf(path, known)).toBe(route);
});
