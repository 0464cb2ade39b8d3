import { describe, expect, test } from "vitest";
import { writeMatchCursor } from "./match-cursor.ts";
import { matchesAddress } from "./matches-address.ts";
import { parseMatchesView } from "./matches-view.server.ts";

const end = {
  rank: 85,
  listedUntil: "2026-12-15",
  createdAt: "1794729600000000",
  id: "0b0e7a52-7f5c-4d53-9a53-0a3f3cf4b1aa",
};

describe("the address of the matches", () => {
  test.each([
    ["", "scholarship"],
    ["tab=colleges", "college"],
    ["type=internships", "internship"],
    ["tab=loans", "scholarship"],
  ])("'%s' shows %s matches, best first", (search, kind) => {
    expect(parseMatchesView(new URLSearchParams(search))).toEqual({
      kind,
      cursor: null,
      number: 1,
      childId: null,
    });
  });

  test("leads to the next page and is parsed back", () => {
    const address = matchesAddress("college", { after: writeMatchCursor(end), page: 2 });
    const view = parseMatchesView(new URL(address, "http://fursa.test").searchParams);
    expect(view).toEqual({ kind: "college", cursor: end, number: 2, childId: null });
  });

  test.each(["page=7", "page=7&after=junk", "after=85..."])("starts at the first page for '%s'", (search) => {
    expect(parseMatchesView(new URLSearchParams(search))).toMatchObject({
      cursor: null,
      number: 1,
      childId: null,
    });
  });
});
