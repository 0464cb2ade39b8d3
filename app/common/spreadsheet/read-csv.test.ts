import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

const cellsOf = (text: string) => {
  const reading = readCsv(text);
  return reading.ok ? reading.rows.map(({ cells }) => cells) : `unclosed on line ${reading.line}`;
};

describe("a spreadsheet", () => {
  test.each([
    [
      "commas",
      "Title,Country\nChevening,UK\n",
      [
        ["Title", "Country"],
        ["Chevening", "UK"],
      ],
    ],
    [
      "semicolons",
      "Title;Country\r\nA, B;UK",
      [
        ["Title", "Country"],
        ["A, B", "UK"],
      ],
    ],
    [
      "tabs",
      "Title\tCountry\nA\tB",
      [
        ["Title", "Country"],
        ["A", "B"],
      ],
    ],
    ["a byte order mark", "\uFEFFTitle,Country", [["Title", "Country"]]],
    [
      "quoted line breaks",
      'Title,Text\nA,"one\r\ntwo\nthree"',
      [
        ["Title", "Text"],
        ["A", "one\r\ntwo\nthree"],
      ],
    ],
    ["doubled quotes", 'A,"say ""yes"""', [["A", 'say "yes"']]],
    ["quotes inside of a plain cell", 'A,6" pipe', [["A", '6" pipe']]],
    ["text after a closing quote", 'A,"B" C,D', [["A", "B C", "D"]]],
    [
      "old line ends",
      "A,B\rC,D",
      [
        ["A", "B"],
        ["C", "D"],
      ],
    ],
    [
      "empty lines and rows",
      "A,B\n\n,\nC,D\n\n",
      [
        ["A", "B"],
        ["C", "D"],
      ],
    ],
    [
      "a quoted header with other separators inside",
      '"a;b;c",d\n1,2',
      [
        ["a;b;c", "d"],
        ["1", "2"],
      ],
    ],
    ["one column", "Title\nA", [["Title"], ["A"]]],
    ["an empty cell at the end", "A,", [["A", ""]]],
    ["nothing", "", []],
  ])("with %s is read", (_, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  test("says on which line a row begins", () => {
    const reading = readCsv('Title,Text\nA,"one\ntwo"\n\nB,three');
    expect(reading.ok && reading.rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test("says where a quote was opened that is never closed", () => {
    expect(cellsOf('Title\nA\n"B\nC')).toBe("unclosed on line 3");
  });

  const sign = fc.constantFrom("a", "é", "字", '"', ",", ";", "\n", "\r\n", " ", "\t", "=", "'");
  const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(""));

  test("that csv-stringify wrote comes back as it was", () => {
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }));
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(",", ";", "\t"),
        fc.constantFrom("\n" as const, "\r\n" as const),
        fc.boolean(),
        (rows, delimiter, ending, bom) => {
          // The header decides on the separator, as it does in a real file.
          const header = (rows[0] ?? ["a", "b"]).map((_, place) => `Column ${place}`);
          const all = [header, ...rows];
          const text = stringify(all, { delimiter, record_delimiter: ending, bom, quoted: true });
          const sparing = stringify(all, { delimiter, record_delimiter: ending, bom });
          const filled = all.filter((cells) => cells.some((value) => value !== ""));
          expect(cellsOf(text)).toEqual(filled);
          if (!all.flat().some((value) => /[\r\n]/.test(value))) expect(cellsOf(sparing)).toEqual(filled);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("with cells that are quoted whole or not at all is read as csv-parse reads it", () => {
    const plain = fc.string({ unit: fc.constantFrom(..."aé字; '=\t"), maxLength: 6 });
    const quoted = cell.map((text) => `"${text.replaceAll('"', '""')}"`);
    const line = fc
      .array(fc.oneof(plain, quoted), { minLength: 2, maxLength: 4 })
      .map((cells) => cells.join(","));
    const ending = fc.constantFrom("\n", "\r\n", "\r");
    fc.assert(
      fc.property(fc.array(fc.tuple(line, ending), { minLength: 1, maxLength: 6 }), (lines) => {
        const text = `First,Second\n${lines.flat().join("")}`;
        const options = { relax_column_count: true, record_delimiter: ["\r\n", "\n", "\r"] };
        const theirs: string[][] = parse(text, options);
        expect(cellsOf(text)).toEqual(theirs.filter((cells) => cells.some((value) => value !== "")));
      }),
      { numRuns: 2_000 },
    );
  });

  test("of any text at all is read or refused, never looped over or thrown at", () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const reading = readCsv(signs.join(""));
        expect(reading.ok || reading.line > 0).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});
