import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PageCursor, readPageCursor, writePageCursor } from "./page-cursor.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const somePlace = fc.oneof(
  fc.record({
    sort: fc.constant("newest" as const),
    place: fc.bigInt(-(10n ** 16n), 10n ** 16n).map(String),
  }),
  fc.record({
    sort: fc.constant("closing" as const),
    place: fc
      .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  }),
  fc.constant({ sort: "closing" as const, place: "infinity" }),
  fc.record({
    sort: fc.constant("fit" as const),
    place: fc.bigInt(0n, 10n ** 17n - 1n).map(String),
    asOf: fc.bigInt(0n, 10n ** 16n).map(String),
  }),
  fc.record({
    sort: fc.constant("amount" as const),
    place: fc.integer({ min: -1, max: 10 ** 9 }).map(String),
  }),
);

describe("a page's cursor", () => {
  test("is parsed back as it was written", () => {
    const someCursor = fc
      .tuple(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom("after" as const, "before" as const),
        somePlace,
        fc.uuid(),
      )
      .map(([number, direction, place, uuid]): PageCursor => ({ number, direction, ...place, id: uuid }));
    fc.assert(
      fc.property(someCursor, (cursor) => {
        expect(readPageCursor(writePageCursor(cursor))).toEqual(cursor);
      }),
    );
  });

  test.for([
    ["nothing", null],
    ["a bare number", "3"],
    ["another word", "last"],
    ["page zero", `0.after.newest.1700000000000000.${id}`],
    ["a place that is no number", `2.after.newest.soon.${id}`],
    ["a number beyond all dates", `2.after.newest.999999999999999999999.${id}`],
    ["the 30th of February", `2.after.closing.2026-02-30.${id}`],
    ["the year zero", `2.after.closing.0000-01-01.${id}`],
    ["a day where a moment belongs", `2.after.newest.2026-02-20.${id}`],
    ["a day where an amount belongs", `2.after.amount.2026-02-20.${id}`],
    ["no id", "2.after.newest.1700000000000000.42"],
    ["SQL", `2.after.newest.1.${id}' or true --`],
  ] as const)("%s leads to the first page", ([, written]) => expect(readPageCursor(written)).toBeNull());

  test("never fails, whatever the address contains", () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        expect(() => readPageCursor(written)).not.toThrow();
      }),
    );
  });
});
