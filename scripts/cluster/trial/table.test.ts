import { expect, test } from "vitest";
import { gather, type TrialFinding, tableOf } from "./table.ts";

const finding = (more: Partial<TrialFinding>): TrialFinding => ({
  name: "switch-over",
  acknowledged: 10,
  lost: 0,
  pages: 20,
  failedPages: 0,
  searches: 5,
  failedSearches: 1,
  gapOfReads: 240,
  gapOfWrites: 3460,
  mailsDoubled: 0,
  jobsLost: 0,
  sessionsLost: 0,
  rebuilt: 0,
  form: "2, 2",
  ...more,
});

test("repeated failures of the same kind are one line with sums and the longest gaps", () => {
  const [kill, other] = gather([
    finding({ name: "kill", lost: 1, gapOfWrites: 9000, form: "40, 39" }),
    finding({ name: "kill", gapOfReads: 700 }),
    finding({}),
  ]);
  expect(kill).toMatchObject({
    name: "kill, 2 times",
    acknowledged: 20,
    lost: 1,
    failedSearches: 2,
    gapOfReads: 700,
    gapOfWrites: 9000,
    form: "42, 41",
  });
  expect(other).toEqual(finding({}));
});

test("a line of the table has its duration in seconds", () => {
  const [, , line = ""] = tableOf([finding({})]).split("\n");
  expect(line.split("|").map((cell) => cell.trim())).toEqual([
    "",
    "switch-over",
    "10",
    "0",
    "20, 0",
    "5, 1",
    "0.2 s",
    "3.5 s",
    "0",
    "0",
    "0",
    "0",
    "2, 2",
    "",
  ]);
});
