import { expect, test } from "vitest";
import { parseCsv } from "#app/shared/csv/parse-csv.ts";
import { writeClassCsv } from "./write-class-csv.ts";

test("the answer as a spreadsheet has a line for each row, with its five or with what to put right", () => {
  const best = [{ kind: "college", id: "7", title: '=HYPERLINK("x"), College', verdict: "can" }] as const;
  const written = writeClassCsv(
    [
      { line: 2, written: ["C+", "Nursing"], problems: [], matches: { can: 3, check: 11, best: [...best] } },
      { line: 3, written: ["=1+1"], problems: ["Give a grade.", "Give a field."], matches: null },
    ],
    "https://fursa.example",
  );
  const reading = parseCsv(written, { rows: 100, columns: 50 });
  const [header, one, two] = reading.ok ? reading.rows.map(({ cells }) => cells) : [];
  expect(header).toHaveLength(21);
  expect(header?.slice(0, 8)).toEqual([
    ...["Line", "As written", "Fit", "Can apply", "Check first", "1. Title", "1. Verdict", "1. Page"],
  ]);
  expect(one?.slice(0, 9)).toEqual([
    ...["2", "C+ · Nursing", "14", "3", "11"],
    ...[`'=HYPERLINK("x"), College`, "Can apply", "https://fursa.example/college/7", ""],
  ]);
  expect(two?.slice(0, 6)).toEqual(["3", "'=1+1", "", "", "", ""]);
  expect(two?.at(-1)).toBe("Give a grade. Give a field.");
});
