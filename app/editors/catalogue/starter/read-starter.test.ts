import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { readStarter } from "./read-starter.server.ts";

let folder = "";

function folderWith(entries: string): string {
  folder = mkdtempSync(join(tmpdir(), "starter-"));
  for (const kind of ["scholarships", "colleges", "internships"]) mkdirSync(join(folder, kind));
  writeFileSync(join(folder, "scholarships", "kenya.json"), entries);
  return folder;
}

const read = (...entries: object[]) => readStarter(folderWith(JSON.stringify(entries)));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the files of a starter catalogue", () => {
  test("are read by kind and country, with missing values as unknown", () => {
    const { records } = read({ key: "equity", title: "Equity Leaders", usual_closes: "08" });
    expect(records.scholarships).toMatchObject([
      {
        key: "equity",
        region: "kenya",
        values: { title: "Equity Leaders", usual_closes: "08", covers: null },
      },
    ]);
  });

  test("have another digest when a record changes", () => {
    const one = read({ key: "equity", title: "Equity Leaders" }).digest;
    rmSync(folder, { recursive: true });
    expect(read({ key: "equity", title: "Equity Leader" }).digest).not.toBe(one);
  });

  test.each([
    ["a field that is not there", { titel: "x" }, "unknown field titel"],
    ["a day that is none", { deadline: "2026-02-30" }, "“Deadline” must be a date like 2026-12-15"],
    ["a figure without its currency", { amount_value: 5 }, "Choose a currency."],
    ["a word that is not on the list", { covers: ["everything"] }, "“What it covers” must be one of"],
    [
      "a source that is none",
      { evidence: [{ facts: "x", source: "rumour" }] },
      "line 1: we couldn't read “source”",
    ],
    ["what would be read as something else", { country: " Kenya " }, 'country parses as "Kenya"'],
    ["what a table has no column for", { grades: [{ system: "KCSE", min: "C", x: 1 }] }, "grades parses as"],
  ])("are refused for %s, with the file and the record named", (_, content, problem) => {
    const reading = () => read({ key: "equity", title: "Equity Leaders", ...content });
    expect(reading).toThrow("database/seed/catalogue/scholarships/kenya.json, equity: ");
    rmSync(folder, { recursive: true });
    expect(reading).toThrow(problem);
  });

  test.each([
    ["is no list of records", "{}"],
    ["is cut off", '[{"key": "equity", "title": "Equity'],
  ])("are refused if one %s, with its name", (_, text) => {
    expect(() => readStarter(folderWith(text))).toThrow("database/seed/catalogue/scholarships/kenya.json");
  });

  test.each([
    ["no key", [{ title: "Equity Leaders" }], "record 1 has no key"],
    [
      "the key of another",
      [
        { key: "a", title: "A" },
        { key: "a", title: "B" },
      ],
      "a: duplicate key",
    ],
  ])("are refused for a record with %s", (_, entries, problem) => {
    expect(() => read(...entries)).toThrow(`database/seed/catalogue/scholarships/kenya.json, ${problem}`);
  });
});
