import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import { addColleges, browsing, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { writePageCursor } from "../filters/page-cursor.ts";
import { searchColleges } from "../search.server.ts";

const search = (db: Database, address: string) =>
  asViewer(aVisitor(db), (own) =>
    searchColleges(own, browsing(`tab=colleges&sort=closing${address}`), today),
  );

describe("the colleges that close soonest first", () => {
  test("are sorted by the announced day or the usual one; closed or undated ones come last", async ({
    db,
  }) => {
    await addColleges(
      db,
      { name: "Nobody knows" },
      { name: "In March", applicationDeadline: "2027-03-01" },
      { name: "Today", applicationDeadline: today },
      { name: "Closed", applicationDeadline: "2026-11-14" },
      { name: "Usually in January", usualCloses: "01" },
    );
    const { cards } = await search(db, "");
    expect(cards.map(({ name }) => name).slice(0, 3)).toEqual(["Today", "Usually in January", "In March"]);
    expect(cards).toHaveLength(5);
    expect((await search(db, "&state=open")).cards.map(({ name }) => name)).toEqual(["Today", "In March"]);
  });

  test("runs through its pages and back, with nothing skipped or repeated", async ({ db }) => {
    const all = Array.from({ length: 30 }, (_, place) => ({
      name: `College ${place}`,
      ...(place % 3 ? { usualCloses: String((place % 12) + 1).padStart(2, "0") } : {}),
    }));
    await addColleges(db, ...all);
    const first = await search(db, "");
    const second = await search(db, `&page=${first.next && writePageCursor(first.next)}`);
    const third = await search(db, `&page=${second.next && writePageCursor(second.next)}`);
    expect(third.next).toBeNull();
    const seen = [first, second, third].flatMap(({ cards }) => cards.map(({ name }) => name));
    expect(new Set(seen).size).toBe(30);
    const back = await search(db, `&page=${second.previous && writePageCursor(second.previous)}`);
    expect(back.cards).toEqual(first.cards);
  });
});
