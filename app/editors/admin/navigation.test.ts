import { expect, test } from "vitest";
import { adminPageAt, adminPages } from "./navigation.ts";

test.each([
  ["/admin", "Overview"],
  ["/admin/sponsored", "Sponsored"],
  ["/admin/catalogue/scholarships/new", "Catalogue"],
  ["/admin/partnerships/3", "Partnerships"],
  ["/admin/exports", "Overview"],
])("%s belongs to %s", (path, label) => {
  expect(adminPageAt(path, adminPages)?.label).toBe(label);
});
