import { describe, expect, test } from "vitest";
import { fitInto, widthOf, wrapInto, writePdf } from "./write-pdf.ts";

const page = (words: string) =>
  writePdf("A (title)", [
    { x: 50, y: 50, text: { words, size: 12 } },
    { x: 50, y: 80, box: { width: 10, height: 4 } },
  ]).toString("latin1");

describe("a PDF of one page", () => {
  test("has the right offset of each object and the right length of its content", () => {
    const file = page("Türkiye (50%) \\ é");
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe("xref");
    const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places).toHaveLength(7);
    places.forEach((place, nth) => {
      expect(file.slice(place)).toMatch(new RegExp(`^${nth + 1} 0 obj\\n`));
    });
    const stream = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file);
    expect(stream?.[2]).toHaveLength(Number(stream?.[1]));
  });

  test("escapes characters that mean something in PDF", () => {
    expect(page(") Tj ET (")).toContain("(\\) Tj ET \\() Tj ET");
    expect(page("a\\")).toContain("(a\\\\) Tj");
    expect(page("one\nendstream\ntwo")).toContain("(oneendstreamtwo) Tj");
  });

  test("leaves out characters that its fonts lack, and keeps the others", () => {
    expect(page("Türkiye’s “ə” ł ማ ş…")).toContain('(T\xfcrkiye\'s ""   s...) Tj');
  });
});

test("text is wrapped at spaces", () => {
  expect(fitInto(1_000, "all of it", 10)).toBe("all of it");
  const cut = fitInto(68, "a long name that goes on", 10);
  expect(cut).toBe("a long name...");
  expect(widthOf(cut, 10)).toBeLessThanOrEqual(68);
  expect(fitInto(5, "unbreakable", 10)).toBe("unbreakable...");
  expect(fitInto(68, "a long name · that goes on", 10)).toBe("a long name...");
});

test("words wider than a line are split, and shortened at the end of the last", () => {
  expect(wrapInto(1_000, "all of it", 10, true, 2)).toEqual(["all of it"]);
  expect(wrapInto(68, "a long name that goes on", 10, false, 2)).toEqual(["a long name", "that goes on"]);
  expect(wrapInto(68, "a long name that goes on and on and on", 10, false, 2)).toEqual([
    "a long name",
    "that goes on...",
  ]);
  expect(wrapInto(20, "unbreakable word", 10, false, 2)).toEqual(["unbreakable", "word"]);
});
