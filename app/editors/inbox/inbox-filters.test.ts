import { expect, test } from "vitest";
import { inboxUrl, parseInboxFilters } from "./inbox-filters.ts";

test.each([
  ["", { status: "new", q: "", page: 1 }],
  ["?status=all", { status: null, q: "", page: 1 }],
  [
    "?status=in_conversation&q=alliance+school&page=3",
    { status: "in_conversation", q: "alliance school", page: 3 },
  ],
] as const)("the inbox at '%s' is restored from its URL", (search, expected) => {
  const read = parseInboxFilters(new URLSearchParams(search));
  expect(read).toEqual(expected);
  expect(inboxUrl(read)).toBe(`/admin/partnerships${search}`);
});

test.each(["?status=nonsense", "?page=-1", "?page=x", "?status="])("'%s' opens what is new", (search) => {
  expect(parseInboxFilters(new URLSearchParams(search))).toEqual({ status: "new", q: "", page: 1 });
});
