import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GradeNeeded } from "#database/schema/facts.ts";
import { parseMinimum } from "./parse-minimum.ts";
import { parseTests } from "./parse-tests.ts";

interface StarterRecord {
  grades?: GradeNeeded[];
  entry?: GradeNeeded[];
  tests?: string[];
}

const folder = "database/seed/catalogue";
const records = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .sort()
  .flatMap((name): StarterRecord[] => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")));

const listed = (lines: string[]) => `${[...new Set(lines)].sort().join("\n")}\n`;

test("each minimum of the starter catalogue is parsed as the list next to this test says", async () => {
  const required = records.flatMap(({ grades = [], entry = [] }) => [...grades, ...entry]);
  const lines = required.map((row) => {
    const { minima, hasOtherWays, asksMore } = parseMinimum(row);
    const read = Object.entries(minima).map(([measure, least]) => `${measure} ${least}`);
    const flags = [hasOtherWays && "other ways", asksMore && "more is asked"].filter(Boolean);
    return `${row.system} | ${row.min} | ${row.note ?? ""} | ${[...read, ...flags].join(", ") || "nothing"}`;
  });
  await expect(listed(lines)).toMatchFileSnapshot("catalogue-minima.txt");
});

test("each test of the starter catalogue is parsed as the list next to this test says", async () => {
  const lines = records.flatMap(({ tests = [] }) =>
    tests.map((entry) => {
      const { least, hasOther, entries } = parseTests([entry]);
      const read = Object.entries(least).map(([test, steps]) => `${test} ${steps}`);
      return `${entry} | ${entries.length === 0 ? "not needed" : hasOther ? "unknown" : read.join(", ")}`;
    }),
  );
  await expect(listed(lines)).toMatchFileSnapshot("catalogue-tests.txt");
});
