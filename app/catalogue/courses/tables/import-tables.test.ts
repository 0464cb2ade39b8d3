import { describe, expect, test } from "vitest";
import type { Programme } from "../programme.ts";
import { compareTables, mergeWithCurrent, type NewProgramme } from "./compare-tables.ts";
import { programmeIds, readTable } from "./load-courses.server.ts";
import { parseCourseTable } from "./read-table.server.ts";

const read = (sourceId: string, content: string) => {
  const table = parseCourseTable(sourceId, content);
  if (!table.ok) throw new Error(table.problem);
  return table;
};
const withIds = (rows: ReturnType<typeof read>["rows"]): NewProgramme[] => {
  const ids = programmeIds("kuccps-degrees", rows);
  return rows.map((row, at) => ({ ...row, id: ids[at] ?? "" }));
};
const asPresent = (rows: NewProgramme[]): Programme[] =>
  rows.map(({ collegeName: _, ...row }) => ({ ...row, sourceId: "kuccps-degrees", collegeId: null }));

const official = `PROG CODE;INSTITUTION NAME;PROGRAMME NAME;2025 CUTOFF;2026 CUTOFF
1263134;University of Nairobi;Bachelor of Laws (LLB);41,706;40.1
1253134;Moi University;Bachelor of Laws (LLB);37.825;-
9999999;Kitui College;Bachelor of Weaving;;30.5`;

describe("a table that an editor uploads", () => {
  test.each([
    ["kuccps-degrees", "kenya-degrees.csv", 2122],
    ["kuccps-diplomas", "kenya-diplomas.csv", 237],
    ["jamb-brochure", "nigeria-programmes.csv", 6506],
  ])("%s: the table of the release is parsed without a problem", (sourceId, file, rows) => {
    const table = read(sourceId, readTable(file));
    expect([table.rows.length, table.leftOut, table.without]).toEqual([rows, 0, []]);
  });

  test("may have the headings of the placement service, semicolons and dashes", () => {
    const { rows, without, leftOut, problems } = read("kuccps-degrees", official.replace("41,706", "41.706"));
    expect([leftOut, problems, without]).toEqual([0, [], ["requirement", "place"]]);
    expect(
      rows.map(({ code, cutoffs }) => [code, cutoffs.map(({ year, points }) => `${year} ${points}`)]),
    ).toEqual([
      ["1263134", ["2025 41.706", "2026 40.1"]],
      ["1253134", ["2025 37.825"]],
      ["9999999", ["2026 30.5"]],
    ]);
  });

  test("leaves out invalid rows, and says which", () => {
    const rows = [
      "programme_code,institution,programme,cluster,sub_cluster,cutoff_2026",
      "1263134,University of Nairobi,Bachelor of Laws,1,1A,40",
      "1263134,University of Nairobi,Twice,1,1A,40",
      "12,University of Nairobi,No code,1,1A,40",
      "1263135,University of Nairobi,,1,1A,40",
      "1263136,University of Nairobi,Too high,1,1A,480",
      "1263137,University of Nairobi,No such cluster,77,,40",
      "1263138,University of Nairobi,No such sub-cluster,1,1Z,40",
      "1263139,University of Nairobi,Not a figure,1,1A,forty",
    ];
    const table = read("kuccps-degrees", rows.join("\n"));
    expect(table.rows.map(({ name }) => name)).toEqual(["Bachelor of Laws"]);
    expect(table.problems).toEqual([
      "Line 3: the code 1263134 is there twice.",
      "Line 4: the code isn't one.",
      "Line 5: the name is missing or too long.",
      "Line 6: the cut-off of 2026 isn't between 0 and 48.",
      "Line 7: there is no cluster 77.",
      "Line 8: there is no sub-cluster 1Z.",
      "Line 9: the cut-off of 2026 isn't between 0 and 48.",
    ]);
    const diplomas = read(
      "kuccps-diplomas",
      "level,programme,minimum_mean_grade,subject_rule\ndiploma,One,C-,XXX>=C\ndiploma,Two,C-,ENG>=G\ndiploma,Three,C-,ENG>=C",
    );
    expect(diplomas.problems).toEqual([
      "Line 2: there is no subject XXX.",
      "Line 3: a grade in the requirements isn't one.",
    ]);
  });

  test("that lacks a column or has no rows is refused", () => {
    expect(parseCourseTable("kuccps-degrees", "institution,programme\nA,B")).toEqual({
      ok: false,
      problem: "These columns are missing: programme_code.",
    });
    expect(parseCourseTable("ghana-universities", official).ok).toBe(false);
    expect(parseCourseTable("kuccps-degrees", "programme_code,institution,programme").ok).toBe(false);
  });

  test("marks a figure that eight programmes share in a year as the floor", () => {
    const rows = Array.from({ length: 9 }, (_, at) => `120000${at},A,B ${at},1,1A,${at < 8 ? 15.092 : 30}`);
    const table = read(
      "kuccps-degrees",
      ["programme_code,institution,programme,cluster,sub_cluster,2026", ...rows].join("\n"),
    );
    expect(table.rows.filter(({ cutoffs }) => cutoffs[0]?.tookEveryone).length).toBe(8);
  });
});

describe("the difference to the present table", () => {
  const present = asPresent(withIds(read("kuccps-degrees", readTable("kenya-degrees.csv")).rows));
  const table = read("kuccps-degrees", official.replace("41,706", "41.706"));
  const rows = mergeWithCurrent(
    withIds(table.rows),
    table.without,
    new Map(present.map((one) => [one.id, one])),
  );

  test("takes what the file lacks from the current table: rules, place and earlier years", () => {
    expect(rows[0]).toMatchObject({
      region: "Nairobi",
      isPublic: true,
      requirement: { clusters: [1], subClusters: ["1A"] },
    });
    expect(rows[0]?.cutoffs.map(({ year }) => year)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
    ]);
    expect(rows[2]?.requirement).toMatchObject({ clusters: [], origin: "unknown" });
  });

  test("names what is new, what is gone, and how the cut-offs moved", () => {
    const difference = compareTables(present, rows);
    expect(difference.added).toEqual([{ name: "Bachelor of Weaving", institution: "Kitui College" }]);
    expect(difference.removed.length).toBe(2122 - 2);
    expect(difference.renamed).toEqual([]);
    expect(difference.requirements).toEqual([]);
    expect(difference.corrected).toEqual([]);
    expect(difference.cutoffs).toMatchObject({ year: 2026, compared: 1, median: -1.606 });
  });

  test("is empty for the same table", () => {
    const same = compareTables(present, withIds(read("kuccps-degrees", readTable("kenya-degrees.csv")).rows));
    expect([same.added, same.removed, same.renamed, same.requirements, same.corrected].flat()).toEqual([]);
  });
});
