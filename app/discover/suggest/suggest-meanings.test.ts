import { describe, expect, test } from "vitest";
import { readQuery } from "#app/catalogue/search/parser/read-query.ts";
import { meantBeginning, nameWordsOf, parseTyped } from "./parse-typed.ts";
import { suggestMeanings } from "./suggest-meanings.ts";

const today = "2026-11-15";
const suggested = (typed: string) =>
  suggestMeanings(typed, today).map(({ label, what }) => `${label}: ${what}`);

describe("names that are recognised while typing", () => {
  test.each([
    ["ken", "Kenya: Country"],
    ["KE", "Kenya: Country"],
    ["naij", "Nigeria: Country"],
    ["uk", "United Kingdom: Country"],
    ["deut", "Germany: Country"],
    ["europ", "Europe: Region"],
    ["nurs", "Nursing: Field"],
    ["mbch", "Medicine: Field"],
    ["mast", "Master: Level"],
    ["undergr", "Undergraduate: Level"],
    ["nairo", "Nairobi: Place"],
    ["ufadhili wa masomo ger", "ufadhili wa masomo Germany: Country"],
    ["fully funded masters in ger", "fully funded masters in Germany: Country"],
    ["masters in c", "masters in Canada: Country"],
    ["internship nai", "internship Nairobi: Place"],
    ["bourse aleman", "bourse Germany: Country"],
  ])("'%s' begins %s", (typed, first) => expect(suggested(typed)[0]).toBe(first));

  test.each([
    ["germny", "Germany: Country"],
    ["engneer", "Engineering: Field"],
    ["etiopia", "Ethiopia: Country"],
    ["masters in gremany", "masters in Germany: Country"],
  ])("'%s' may have one typing error: %s", (typed, first) => expect(suggested(typed)[0]).toBe(first));

  test.each([[""], ["k"], ["qqqq"], ["%%"], ["😀😀"]])("'%s' begins nothing", (typed) =>
    expect(suggested(typed)).toEqual([]),
  );

  test("are few and unique, and a search for one finds its meaning", () => {
    for (const typed of ["a", "co", "en", "so", "un", "ma", "ni"].flatMap((begun) => [begun, `${begun}m`])) {
      const found = suggestMeanings(typed, today);
      expect(found.length).toBeLessThanOrEqual(4);
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
      for (const { label, tags } of found) {
        const [only, ...others] = readQuery(label, today).pieces;
        expect(others, label).toEqual([]);
        expect(Object.keys(only?.means?.tags ?? {}), label).toEqual(tags);
      }
    }
  });
});

describe("what was typed", () => {
  test("is parsed as far as a name goes", () => {
    expect(parseTyped("  Kenya\n Medical ")).toBe("Kenya Medical");
    expect(parseTyped("x".repeat(5_000))).toHaveLength(80);
    expect(parseTyped(null)).toBe("");
  });

  test("is compared word by word, without signs", () => {
    expect(nameWordsOf("Wings-to-Fly (Équity)")).toEqual(["wings", "to", "fly", "equity"]);
    expect(nameWordsOf("%_ \\")).toEqual([]);
  });

  test.each([
    ["stathm", "strathmore", "strathm"],
    ["strahtm", "strathmore", "strathm"],
    ["strathmm", "strathmore", "strathmo"],
    ["strathn", "strathmore", "strathm"],
    ["sta", "strathmore", null],
    ["ttrathmore", "strathmore", null],
    ["sfathn", "strathmore", null],
  ])("'%s' begins %s as '%s'", (typed, name, meant) => expect(meantBeginning(typed, name)).toBe(meant));
});
