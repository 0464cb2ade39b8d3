import { expect, test } from "vitest";
import { adminGroups, findAdminPage, waitingIn } from "./navigation.ts";

test.each([
  ["/admin", "Overview"],
  ["/admin/sponsored", "Sponsored"],
  ["/admin/catalogue/scholarships/new", "Catalogue"],
  ["/admin/partnerships/3", "Partnerships"],
  ["/admin/exports", "Overview"],
])("%s belongs to %s", (path, label) => {
  expect(findAdminPage(path, adminGroups)?.label).toBe(label);
});

test("a group shows the total of its pages", () => {
  const people = { union: 7, partnerships: 0, sponsored: 4, mails: 1 };
  const waiting = { changes: 1, finds: 2, reports: 3, links: 0, ...people };
  expect(adminGroups.map((group) => waitingIn(group, waiting))).toEqual([0, 6, 7, 5]);
});
