import { expect, test } from "vitest";
import { parseCsv } from "#app/shared/csv/parse-csv.ts";
import { writeClassCsv } from "./write-class-csv.ts";

test("the spreadsheet has a line for each row, with its five matches or with what to correct", () => {
  const best = [
    {
      kind: "college",
      id: "7",
      title: '=HYPERLINK("x"), College',
      verdict: "openNow",
      text: "Open to you now",
      when: { tone: "neutral", text: "Always open" },
    },
  ] as const;
  const counts = { openNow: 3, opensLater: 2, oneMissing: 4, checkWithThem: 5, aside: 7, notOpen: 9 };
  const written = writeClassCsv(
    [
      {
        line: 2,
        written: ["C+", "Nursing"],
        problems: [],
        courses: [],
        matches: { counts, best: [...best] },
      },
      {
        line: 3,
        written: ["=1+1"],
        problems: ["Give a grade.", "Give a field."],
        courses: [],
        matches: null,
      },
    ],
    "https://fursa.example",
  );
  const reading = parseCsv(written, { rows: 100, columns: 50 });
  const [header, one, two] = reading.ok ? reading.rows.map(({ cells }) => cells) : [];
  expect(header).toHaveLength(22);
  expect(header?.slice(0, 9)).toEqual([
    ...["Line", "As written", "Fit", "Open now", "Open later", "To check first"],
    ...["1. Title", "1. Verdict", "1. Page"],
  ]);
  expect(one?.slice(0, 10)).toEqual([
    ...["2", "C+ · Nursing", "14", "3", "2", "9"],
    ...[`'=HYPERLINK("x"), College`, "Open to you now", "https://fursa.example/college/7", ""],
  ]);
  expect(two?.slice(0, 7)).toEqual(["3", "'=1+1", "", "", "", "", ""]);
  expect(two?.at(-1)).toBe("Give a grade. Give a field.");
});
