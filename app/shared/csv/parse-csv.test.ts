import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCsv } from "./parse-csv.ts";

const limits = { rows: 100, columns: 10 };

const cellsOf = (text: string) => {
  const parsed = parseCsv(text, limits);
  return parsed.ok ? parsed.rows.map(({ cells }) => cells) : parsed;
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
    ["text after a closing quote", 'A,"B" C,D', [["A", '"B" C', "D"]]],
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
  ])("with %s is parsed", (_, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  test("reports the line on which a row begins", () => {
    const parsed = parseCsv('Title,Text\nA,"one\ntwo"\n\nB,three', limits);
    expect(parsed.ok && parsed.rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test("reports where an unclosed quote was opened", () => {
    expect(cellsOf('Title\nA\n"B\nC')).toEqual({ ok: false, reason: "unclosed quote", line: 3 });
  });

  test.each([
    ["too many columns", "a,".repeat(10)],
    ["too many columns", `a,b\n${"c,".repeat(10)}d`],
    ["too many columns", "a,".repeat(40_000)],
    ["too many rows", `Title\n${"a\n".repeat(101)}`],
  ])("with %s is refused", (reason, text) => {
    expect(parseCsv(text, limits)).toEqual({ ok: false, reason });
  });

  test("may be as large as the limits say", () => {
    expect(cellsOf(`${"a,".repeat(9)}b\n${"c\n".repeat(100)}`)).toHaveLength(101);
  });

  const sign = fc.constantFrom("a", "é", "字", '"', ",", ";", "\n", "\r\n", " ", "\t", "=", "'");
  const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(""));

  test("written by csv-stringify is parsed back unchanged", () => {
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
          // The header determines the separator, as in a real file.
          const header = (rows[0] ?? ["a", "b"]).map((_, place) => `Column ${place}`);
          const all = [header, ...rows];
          const text = stringify(all, { delimiter, record_delimiter: ending, bom, quoted: true });
          const sparing = stringify(all, { delimiter, record_delimiter: ending, bom });
          const filled = all.filter((cells) => cells.some((value) => value.trim() !== ""));
          expect(cellsOf(text)).toEqual(filled);
          if (!all.flat().some((value) => /[\r\n]/.test(value))) expect(cellsOf(sparing)).toEqual(filled);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("with any content is parsed or refused, without a hang or an exception", () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        expect(parseCsv(signs.join(""), limits)).toHaveProperty("ok");
      }),
      { numRuns: 5_000 },
    );
  });
});
