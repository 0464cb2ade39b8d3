import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayPart, defineCursor, idPart, momentPart, numberPart, wordPart } from "./cursor.ts";

interface TestCursor {
  number: number;
  direction: "after" | "before";
  at: string;
  day: string;
  id: string;
}

const cursor = defineCursor<TestCursor>({
  number: numberPart(1, 999),
  direction: wordPart("after", "before"),
  at: momentPart,
  day: dayPart,
  id: idPart,
});
const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

const somePlace = fc.record({
  number: fc.integer({ min: 1, max: 999 }),
  direction: fc.constantFrom("after" as const, "before" as const),
  at: fc.bigInt(-(10n ** 16n), 10n ** 16n).map(String),
  day: fc.oneof(
    fc.constant("infinity"),
    fc
      .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  ),
  id: fc.uuid(),
});

describe("a cursor", () => {
  test("is parsed back as it was written", () => {
    fc.assert(
      fc.property(somePlace, (place) => {
        expect(cursor.parse(cursor.write(place))).toEqual(place);
      }),
    );
  });

  test("accepts the example of this test", () => {
    expect(cursor.parse(`2.after.-1.2026-02-28.${id}`)).not.toBeNull();
  });

  test.for([
    ["nothing", null],
    ["no letter", ""],
    ["a part too few", `2.after.-1.2026-02-28`],
    ["a part too many", `2.after.-1.2026-02-28.${id}.`],
    ["a number that is too small", `0.after.-1.2026-02-28.${id}`],
    ["a number that is too large", `2000.after.-1.2026-02-28.${id}`],
    ["a number below zero", `-2.after.-1.2026-02-28.${id}`],
    ["another word", `2.constructor.-1.2026-02-28.${id}`],
    ["a moment that is no number", `2.after.soon.2026-02-28.${id}`],
    ["a moment beyond all dates", `2.after.999999999999999999999.2026-02-28.${id}`],
    ["the 30th of February", `2.after.-1.2026-02-30.${id}`],
    ["the year zero", `2.after.-1.0000-01-01.${id}`],
    ["no id", "2.after.-1.2026-02-28.42"],
    ["an id in capitals", `2.after.-1.2026-02-28.${id.toUpperCase()}`],
    ["SQL", `2.after.-1.2026-02-28.${id}' or true --`],
    ["a second line", `2.after.-1.2026-02-28.${id}\n`],
  ] as const)("is null for %s", ([, written]) => expect(cursor.parse(written)).toBeNull());

  test("never fails, whatever the address contains", () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        expect(() => cursor.parse(written)).not.toThrow();
      }),
    );
  });
});
