import { describe, expect, test } from "vitest";
import type { Finding, ProfileQuestion } from "#app/catalogue/eligibility/judgement.ts";
import { decidingFact } from "./deciding-fact.ts";
import { pickQuestion } from "./pick-question.ts";

/** A verdict to be checked, with its open questions. */
const open = (...questions: ProfileQuestion[]): Finding[] =>
  questions.map((question) => ({ rule: "grades", answer: "check", text: "", question }));
const school: ProfileQuestion = { field: "results", systems: ["kcse", "wassce", "uce_old", "igcse", "uace"] };
const degree: ProfileQuestion = { field: "results", systems: ["ng5", "ng4", "ke_pct", "us4"] };
const kenya = { country: "Kenya", exams: [] };

describe("the question that decides most", () => {
  test("is the one that most listings leave open, each counted once", () => {
    const judged = [
      open({ field: "sex" }, { field: "sex" }),
      open({ field: "region" }),
      open({ field: "region" }),
    ];
    expect(pickQuestion(judged, kenya)).toEqual({ question: { field: "region" }, count: 2 });
  });

  test.for([
    ["Kenya", ["kcse"]],
    ["Ghana", ["wassce"]],
    ["Uganda", ["uace"]],
    ["Rwanda", ["igcse"]],
  ] as const)("asks in %s about that country's exam: %o", ([country, systems]) => {
    expect(pickQuestion([open(school)], { country, exams: [] })?.question).toEqual({
      field: "results",
      systems,
    });
  });

  test("covers all degree scales together, those of the country first", () => {
    const { question } = pickQuestion([open(degree)], { country: "Nigeria", exams: [] }) ?? {};
    expect(question?.systems).toEqual(["ng5", "ng4", "us4"]);
  });

  test("is never one already answered, nor one about personal circumstances", () => {
    expect(pickQuestion([open(school)], { country: "Kenya", exams: ["kcse"] })).toBeNull();
    expect(
      pickQuestion([open(school)], { country: "Ethiopia", exams: [] }),
      "an exam of elsewhere",
    ).toBeNull();
    expect(pickQuestion([open(degree)], { country: "Kenya", exams: ["us4"] })).toBeNull();
    for (const field of ["refugee", "disability", "lowIncome", "orphan"] as const)
      expect(pickQuestion([open({ field })], kenya)).toBeNull();
    expect(pickQuestion([open({ field: "tests" })], { ...kenya, answered: ["tests"] })).toBeNull();
    expect(pickQuestion([[]], kenya)).toBeNull();
  });
});

test.for([
  [
    { field: "results", systems: ["kcse"] },
    "your KCSE grade: it decides",
    "your child's KCSE grade: it decides",
  ],
  [
    { field: "results", systems: ["wassce"] },
    "your WASSCE, NECO or NABTEB grades: they decide",
    "your child's WASSCE, NECO or NABTEB grades: they decide",
  ],
  [
    { field: "results", systems: ["eheece"] },
    "your Grade 12 national exam score: it decides",
    "your child's Grade 12 national exam score: it decides",
  ],
  [
    { field: "results", systems: ["ng5", "us4"] },
    "your degree result: it decides",
    "your child's degree result: it decides",
  ],
  [{ field: "residence" }, "where you live: it decides", "where your child lives: it decides"],
] as const satisfies [unknown, string, string][])(
  "%o is worded as %s, and for a parent as %s",
  ([{ field, ...more }, you, child]) => {
    const question: ProfileQuestion = { field, ...("systems" in more ? { systems: [...more.systems] } : {}) };
    expect(decidingFact(question, "you")).toBe(you);
    expect(decidingFact(question, "child")).toBe(child);
  },
);
