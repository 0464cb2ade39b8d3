import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { databaseFolder } from "#database/database-folder.ts";
import { readTable } from "./load-courses.server.ts";
import { parseKenyanDegrees } from "./parse-tables.server.ts";

/** The table in the README, typed from the portal: code, programme, institution, and the cut-offs of three years. */
const typed = readFileSync(join(databaseFolder, "seed/courses/README.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d{7} /.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const byCode = new Map(
  parseKenyanDegrees(readTable("kenya-degrees.csv"), new Map()).map((one) => [one.code, one]),
);

test("fifty-one programmes that were compared with the portal by hand still have its cut-offs", () => {
  expect(typed).toHaveLength(51);
  const ours = typed.map(([code = ""]) => {
    const programme = byCode.get(code);
    const figures = [2025, 2024, 2023].map((wantedYear) => {
      const cutoff = programme?.cutoffs.find(({ year }) => year === wantedYear);
      return cutoff ? `${cutoff.points}${cutoff.tookEveryone ? " (floor)" : ""}` : "-";
    });
    return [code, programme?.name, programme?.institution, ...figures];
  });
  expect(ours).toEqual(typed);
});
