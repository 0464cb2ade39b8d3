import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atDepth } from "#tests/support/depth.ts";
import { openRecordCounter } from "./count-records.ts";
import { unescapeFormula } from "./formula-guard.ts";
import { csvRecords } from "./write-csv.ts";

describe("a CSV record", () => {
  test.each([
    [["a", "b"], "a,b\r\n"],
    [["", null, "c"], ",,c\r\n"],
    [
      ["a,b", 'say "hi"', "two\r\nlines", "two\nlines", "a\rb"],
      '"a,b","say ""hi""","two\r\nlines","two\nlines","a\rb"\r\n',
    ],
    [[" kept ", "ኢትዮጵያ"], " kept ,ኢትዮጵያ\r\n"],
  ])("writes %j as RFC 4180 requires", (cells, expected) => {
    expect(csvRecords([cells])).toBe(expected);
  });

  test.each([
    "=1+1",
    "+254712345678",
    "-5",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "  =1+1",
    "\u00a0=1",
    "＝1+1",
    "－1",
    "＠x",
    "＋1",
    "'=1",
    "''@x",
    '=HYPERLINK("https://evil.example")',
  ])("never starts a cell with %j as it is", (cell) => {
    const [written] = readCsv(csvRecords([[cell]]))[0] ?? [];
    expect(written).toBe(`'${cell}`);
    expect(unescapeFormula(written ?? "")).toBe(cell);
  });

  test.each(["Amina's fund", "'quoted'", "a=b", "2026-12-15", "https://x.org", "$5,000 - $9,000", "", "'"])(
    "writes %j unchanged",
    (cell) => {
      expect(readCsv(csvRecords([[cell, "end"]]))).toEqual([[cell, "end"]]);
    },
  );
});

describe("cells of any kind", () => {
  const alphabet = [...'=+-@\'"",,\r\n\t ;|aZ09é字🎓＝＠', "\u00a0", "\u2028", "\ufeff"];
  const wild = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 12 });
  const any = fc.string({ unit: "grapheme", maxLength: 30 });
  const cells = fc.array(fc.oneof({ weight: 3, arbitrary: wild }, any), { minLength: 2, maxLength: 8 });

  test("are parsed back unchanged, and none runs as a formula", () => {
    let tried = 0;
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 40 }), (records) => {
        const written = csvRecords(records);
        const read = readCsv(written);
        const counter = openRecordCounter();
        const bytes = new TextEncoder().encode(written);
        for (let at = 0; at < bytes.length; at += 7) counter.take(bytes.subarray(at, at + 7));
        expect(counter.count()).toBe(records.length);
        expect(read.map((record) => record.map(unescapeFormula))).toEqual(records);
        for (const cell of read.flat()) {
          tried++;
          expect(/^(\s*[=+\-@＝＋－＠]|[\t\r\n])/u.test(cell), JSON.stringify(cell)).toBe(false);
        }
      }),
      { numRuns: atDepth(800, 4_000) },
    );
    expect(tried).toBeGreaterThan(atDepth(20_000, 100_000));
  });
});

/** A parser written from RFC 4180's grammar, independent of the writer. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const record: string[] = [];
    for (;;) {
      let cell = "";
      if (text[at] === '"') {
        at++;
        for (;;) {
          if (at >= text.length) throw new Error("a quoted cell without an end");
          if (text[at] !== '"') cell += text[at++];
          else if (text[at + 1] === '"') {
            cell += '"';
            at += 2;
          } else break;
        }
        at++;
      } else {
        while (at < text.length && text[at] !== "," && text[at] !== "\r") {
          if (text[at] === '"' || text[at] === "\n")
            throw new Error("a bare cell with a quote or line break");
          cell += text[at++];
        }
      }
      record.push(cell);
      if (text[at] !== ",") break;
      at++;
    }
    if (text.slice(at, at + 2) !== "\r\n") throw new Error("a record that does not end in CRLF");
    at += 2;
    records.push(record);
  }
  return records;
}
