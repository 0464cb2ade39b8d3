import { describe, expect, test } from "vitest";
import type { Result } from "#database/schema/about-student.ts";
import { parseResult } from "./parse-result.ts";

type TypedEntries = Record<string, string>;
const read = (system: Result["system"], entries: TypedEntries, subjects: TypedEntries = {}) =>
  parseResult({ system, entries, subjects });

describe("an entry as it is written", () => {
  test.for<[Result["system"], TypedEntries, TypedEntries]>([
    ["kcse", { mean_grade: "C+ (PLUS)" }, { mean_grade: "C+" }],
    ["kcse", { mean_grade: "c plus" }, { mean_grade: "C+" }],
    ["kcse", { mean_grade: "B (PLAIN)" }, { mean_grade: "B" }],
    ["kcse", { mean_grade: "B- (MINUS)" }, { mean_grade: "B-" }],
    ["kcse", { mean_grade: "A MINUS" }, { mean_grade: "A-" }],
    ["kcse", { mean_grade: "A−" }, { mean_grade: "A-" }],
    ["ng5", { cgpa: " 3,72 " }, { cgpa: "3.72" }],
    ["ng5", { cgpa: "3.72/5.00" }, { cgpa: "3.72" }],
    ["ke_pct", { percent: "65 %" }, { percent: "65" }],
    ["uk_class", { class: "Second Class Upper" }, { class: "2:1" }],
    ["eheece", { score: "68%" }, { score: "408", out_of: "600" }],
    ["eheece", { score: "68,1 %", out_of: "700" }, { score: "476.7", out_of: "700" }],
    ["eheece", { score: "412/700" }, { score: "412", out_of: "700" }],
    ["eheece", { score: "412" }, { score: "412" }],
    ["cdacc", { result: "mastery" }, { result: "Competent" }],
  ])("%s %o is %o", ([system, entries, understood]) => {
    expect(read(system, entries)).toEqual({ ok: true, parsed: { entries: understood, subjects: {} } });
  });

  test("of a subject may carry its points", () => {
    expect(read("uace", {}, { Physics: "A6", "General Paper": "c 3" })).toEqual({
      ok: true,
      parsed: { entries: {}, subjects: { Physics: "A", "General Paper": "C3" } },
    });
  });
});

describe("an impossible entry", () => {
  test.for<[Result["system"], TypedEntries, TypedEntries]>([
    ["ng5", { cgpa: "5.2" }, { cgpa: "Enter a number from 0 to 5. Is it out of 7? Then choose that scale." }],
    ["ng5", { cgpa: "-1" }, { cgpa: "Enter a number from 0 to 5." }],
    ["ng5", { cgpa: "good" }, { cgpa: "Enter a number from 0 to 5." }],
    ["ng5", { cgpa: "3.725" }, { cgpa: "Use at most 2 decimals." }],
    [
      "ng4",
      { cgpa: "3.2/5" },
      { cgpa: "Enter a number from 0 to 4. You wrote out of 5: choose that scale instead." },
    ],
    ["utme", { score: "200.5" }, { score: "Enter a whole number." }],
    ["kcse", { mean_grade: "X" }, { mean_grade: "X isn't a grade. Leave it out until the grade is there." }],
    [
      "kcse",
      { mean_grade: "A+" },
      { mean_grade: "Choose one of these: A, A-, B+, B, B-, C+, C, C-, D+, D, D-, E." },
    ],
    [
      "kcse",
      { mean_grade: "B", total_points: "46" },
      { total_points: "46 points make C+, and the mean grade here is B. Which is right?" },
    ],
    ["kcse", {}, { mean_grade: "Enter this, or one of the others here." }],
    ["utme", {}, { score: "Enter this." }],
    [
      "eheece",
      { score: "640", out_of: "600" },
      { score: "Enter a number from 0 to 600, or choose another total." },
    ],
    ["eheece", { score: "101%" }, { score: "Enter a number from 0 to 600, or choose another total." }],
    [
      "eheece",
      { score: "412/600", out_of: "500" },
      { score: "Enter a number from 0 to 700. You wrote out of 600: choose that scale instead." },
    ],
    ["eheece", { out_of: "600" }, { score: "Enter a number from 0 to 600." }],
    ["a_level", {}, { subjects: "Enter the grades of your subjects." }],
  ])("%s %o is refused: %o", ([system, entries, problems]) => {
    expect(read(system, entries)).toEqual({ ok: false, problems });
  });

  test.for(["__proto__", "constructor", "toString"])("%s is not a class", (written) => {
    expect(read("ke_pct", { class: written }).ok).toBe(false);
  });

  test.for(["B1", "C3", "A2"])("WASSCE has no %s", (grade) => {
    const reading = read("wassce", {}, { Biology: grade });
    expect(!reading.ok && Object.keys(reading.problems)).toEqual(["subject:Biology"]);
  });

  test("four subjects are too few for WASSCE, ten too many", () => {
    const subjects = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [`S${place}`, "C6"]));
    expect(read("wassce", {}, subjects(4))).toEqual({
      ok: false,
      problems: { subjects: "Enter at least 5 subjects, as on the certificate." },
    });
    expect(read("wassce", {}, subjects(10))).toEqual({
      ok: false,
      problems: { subjects: "Enter at most 9 subjects." },
    });
    expect(read("wassce", {}, subjects(5)).ok).toBe(true);
  });
});
