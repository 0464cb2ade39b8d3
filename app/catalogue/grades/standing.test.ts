import { describe, expect, test } from "vitest";
import type { Result } from "#database/schema/about-student.ts";
import { aboutCluster } from "../courses/kenya/clusters.ts";
import { noStanding } from "./academic-standing.ts";
import { meanGradeOf } from "./kcse.ts";
import { academicStandingOf, gpaOf } from "./standing.ts";
import { totalOf } from "./uace.ts";
import { aggregateOf } from "./wassce.ts";

type TypedEntries = Record<string, string>;
const aResult = (
  system: Result["system"],
  entries: TypedEntries,
  subjects: TypedEntries = {},
  more: Partial<Result> = {},
) => ({ system, entries, subjects, year: null, isFinal: true, ...more }) satisfies Result;
const inSubjects = (grades: string) =>
  Object.fromEntries(grades.split(" ").map((grade, place) => [`Subject ${place}`, grade]));

describe("the GPA out of four", () => {
  test.for<[Result["system"], TypedEntries, number | null]>([
    ["ng5", { cgpa: "3.50" }, 3],
    ["ng5", { cgpa: "4.5" }, 3.5],
    ["ng5", { cgpa: "4.00" }, 3.25],
    ["ng5", { cgpa: "3.49" }, 2.99],
    ["ng5", { cgpa: "5.00" }, 4],
    ["ng4", { cgpa: "3.20" }, 3.2],
    ["ng7", { cgpa: "4.60" }, 3],
    ["gh_ug", { cgpa: "3.55" }, 3.55],
    ["gh_cwa", { cwa: "65" }, 3.25],
    ["ke_pct", { percent: "60" }, 3],
    ["ke_pct", { percent: "59.9" }, 2.99],
    ["ke_pct", { percent: "72.5" }, 3.58],
    ["ug5", { cgpa: "3.60" }, 3],
    ["ug5", { cgpa: "4.00" }, 3.25],
    ["ug5", { cgpa: "4.40" }, 3.5],
    ["et4", { cgpa: "3.25" }, 3.25],
    ["fr20", { mark: "13" }, 3.25],
    ["uk_class", { class: "2:1" }, 3],
    ["ng_poly", { cgpa: "3.10" }, 3.1],
    ["kcse", { mean_grade: "B" }, 3],
    ["kcse", { mean_grade: "B+" }, 3.33],
    ["eheece", { score: "450", out_of: "600" }, 3.5],
    ["utme", { score: "280" }, null],
    ["ng5", { cgpa: "5.2" }, null],
  ])("of %s %o is %s", ([system, entries, gpa]) => {
    expect(gpaOf(aResult(system, entries))?.gpa ?? null).toBe(gpa);
  });

  test.for<[Result["system"], string, number]>([
    ["wassce", "A1 B2 B2 B3 B3 C4", 3.25],
    ["wassce", "A1 B2 B2 B3 B3 C4 F9 F9", 3.25],
    ["uace", "A B B", 3.33],
    ["a_level", "A* B B", 3.33],
  ])("of %s %s is %s", ([system, grades, gpa]) => {
    expect(gpaOf(aResult(system, {}, inSubjects(grades)))?.gpa).toBe(gpa);
  });

  test("is an estimate for a school exam, and about right for a class", () => {
    expect(gpaOf(aResult("kcse", { mean_grade: "A" }))?.trust).toBe("estimate");
    expect(gpaOf(aResult("ng5", { cgpa: "4" }))?.trust).toBe("about");
    expect(gpaOf(aResult("us4", { cgpa: "3.2" }))?.trust).toBe("as it is");
  });

  test("keeps to the class that is printed, where a university draws its own lines", () => {
    expect(gpaOf(aResult("ug5", { cgpa: "3.5", class: "Second Class Upper" }))?.gpa).toBe(3);
    expect(gpaOf(aResult("ng5", { cgpa: "2.45", class: "Third Class" }))?.gpa).toBe(1.99);
    expect(gpaOf(aResult("ng5", { class: "First Class" }))?.gpa).toBe(3.5);
    expect(gpaOf(aResult("gh_cgpa4", { cgpa: "3.55", class: "First Class" }))?.gpa).toBe(3.6);
  });

  test("of a UACE with the grades of 2026 is not known", () => {
    expect(gpaOf(aResult("uace", {}, inSubjects("A B B"), { year: 2026 }))).toBeNull();
    expect(gpaOf(aResult("uace", {}, inSubjects("A B B"), { year: 2025 }))?.gpa).toBe(3.33);
  });
});

describe("sums", () => {
  const resultOf = (entries: TypedEntries, subjects: TypedEntries = {}) => ({ entries, subjects });

  test("46 points of KCSE are a C+, 45 a C", () => {
    expect(meanGradeOf(resultOf({ total_points: "46" }))).toBe("C+");
    expect(meanGradeOf(resultOf({ total_points: "45" }))).toBe("C");
    expect(meanGradeOf(resultOf({ total_points: "84" }))).toBe("A");
    expect(meanGradeOf(resultOf({ total_points: "7" }))).toBe("E");
  });

  test("42 points of a cluster and 72 in all are about 41.569", () => {
    expect(aboutCluster(42, 72)).toBe(41.569);
  });

  test("an aggregate takes the core subjects and the best three others", () => {
    const subjects = {
      "English Language": "A1",
      "Core Mathematics": "B2",
      "Integrated Science": "B3",
      "Elective Mathematics": "C4",
      Physics: "C5",
      Chemistry: "C6",
    };
    expect(aggregateOf(resultOf({}, subjects))).toBe(21);
    expect(aggregateOf(resultOf({}, { ...subjects, "Social Studies": "A1", Biology: "A1" }))).toBe(14);
    expect(aggregateOf(resultOf({}, { "English Language": "A1", Mathematics: "B2" }))).toBeNull();
  });

  test("UACE A B C with D2 and P7 are 16 points", () => {
    expect(totalOf(resultOf({}, inSubjects("A B C D2 P7")))).toBe(16);
  });
});

describe("a standing", () => {
  const standing = (...results: Result[]) => academicStandingOf(results);

  test("without results is unknown", () => {
    expect(standing()).toEqual(noStanding);
  });

  test("takes the best of several", () => {
    expect(standing(aResult("kcse", { mean_grade: "C" }), aResult("kcse", { total_points: "46" })).kcse).toBe(
      7,
    );
    expect(standing(aResult("utme", { score: "149" }), aResult("utme", { score: "210" })).utme).toBe(210);
  });

  test("counts credits over two sittings, and looks for English and Maths", () => {
    const first = aResult(
      "wassce",
      {},
      {
        "English Language": "C6",
        Mathematics: "D7",
        Biology: "B3",
        Chemistry: "C4",
        Physics: "C5",
        Economics: "B2",
      },
    );
    const second = aResult(
      "wassce",
      {},
      { "English Language": "B3", Mathematics: "C5", Biology: "C4", Civic: "E8", Yoruba: "F9" },
    );
    expect(standing(first)).toMatchObject({ credits: 5, hasCreditInEnglishAndMaths: false });
    expect(standing(first, second)).toMatchObject({ credits: 6, hasCreditInEnglishAndMaths: true });
    expect(standing(aResult("wassce", { aggregate: "20" }))).toMatchObject({ credits: null, aggregate: 20 });
  });

  test("counts principal passes of UACE, A-levels and the IB", () => {
    expect(standing(aResult("uace", {}, inSubjects("D E O C3"))).principalPasses).toBe(2);
    expect(standing(aResult("a_level", {}, inSubjects("A* E U"))).principalPasses).toBe(2);
    expect(standing(aResult("ib", { total: "24" })).principalPasses).toBe(2);
    expect(standing(aResult("ib", { total: "23" })).principalPasses).toBeNull();
    const byPoints = (points: string) => {
      const { principalPasses, principalPassesAtBest } = standing(aResult("uace", { points }));
      return [principalPasses, principalPassesAtBest];
    };
    expect(["2", "5", "6", "10", "11", "15", "16", "20"].map(byPoints)).toEqual([
      ...[
        [0, 1],
        [0, 2],
        [1, 3],
        [1, 3],
        [2, 3],
        [2, 3],
        [3, 3],
        [3, 3],
      ],
    ]);
  });

  test("reads 297 of 600 as half of the points in 2025 only", () => {
    const score = { score: "297", out_of: "600" };
    expect(standing(aResult("eheece", score, {}, { year: 2025 })).percent).toBe(50);
    expect(standing(aResult("eheece", score, {}, { year: 2024 })).percent).toBe(49.5);
  });

  test.for<[Result["system"], TypedEntries, number, number]>([
    ["ng5", { cgpa: "3.72" }, 311, 311],
    ["ug5", { cgpa: "3.40" }, 275, 275],
    ["et4", { cgpa: "3.10" }, 299, 310],
    ["et4", { cgpa: "3.25" }, 325, 325],
    ["et4", { cgpa: "3.60" }, 349, 360],
    ["us4", { cgpa: "3.60" }, 349, 360],
    ["gh_cgpa4", { cgpa: "3.55" }, 349, 355],
    ["fr20", { mark: "13" }, 299, 325],
    ["uk_class", { class: "First" }, 350, 350],
  ])("of %s %o is at least %i and at best %i", ([system, entries, degree, degreeAtBest]) => {
    expect(standing(aResult(system, entries))).toMatchObject({ degree, degreeAtBest });
  });

  test("is open while the student still studies", () => {
    const going = aResult("ng5", { cgpa: "3.2" }, {}, { isFinal: false });
    expect(standing(going)).toMatchObject({ degree: 272, degreeAtBest: 400 });
    expect(standing(aResult("kcse", { mean_grade: "D" }, {}, { isFinal: false })).kcse).toBeNull();
  });

  test("takes no diploma for a degree", () => {
    expect(standing(aResult("ng_poly", { cgpa: "3.6" })).degree).toBeNull();
  });
});
