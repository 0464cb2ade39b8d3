import { describe, expect, test } from "vitest";
import { noStanding } from "#app/catalogue/grades/academic-standing.ts";
import type { Programme, ProgrammeRequirement } from "#database/schema/facts.ts";
import { silentFacts } from "#tests/support/catalogue/silent-facts.ts";
import { type Applicant, unknownApplicant } from "../applicant.ts";
import { judge } from "../judge.ts";
import type { FactsOf } from "../judgement.ts";

type ApplicantStanding = Partial<Applicant["standing"]>;

const wanjiru = (standing: ApplicantStanding, more: Partial<Applicant> = {}): Applicant => ({
  ...unknownApplicant,
  finished: "secondary",
  wants: ["vocational"],
  fields: ["Nursing"],
  standing: { ...noStanding, ...standing },
  ...more,
});
const kcse = (min: string, subjects: ProgrammeRequirement["subjects"] = []): ProgrammeRequirement => ({
  system: "KCSE",
  min,
  subjects,
});
const nursing = (...requires: ProgrammeRequirement[]): Programme => ({
  name: "Diploma in Nursing",
  level: "vocational",
  field: "Nursing",
  requires,
});

function textOf(facts: Partial<FactsOf["college"]>, applicant: Applicant) {
  const college = { ...silentFacts.college, studyLevels: ["vocational" as const], ...facts };
  const { eligibility, lines } = judge("college", college, applicant);
  const { text = "" } = lines.find(({ rule }) => ["course", "noCourse", "grades"].includes(rule)) ?? {};
  return `${eligibility} | ${text}`;
}

describe("a college is judged by its best course", () => {
  const english = [{ anyOf: ["English", "Kiswahili"], min: "C" }];
  const whole = { Mathematics: "C", Biology: "C", Chemistry: "C", Physics: "D", History: "C", CRE: "C" };

  test("whose name and requirements are shown", () => {
    expect(textOf({ programmes: [nursing(kcse("C"))] }, wanjiru({ kcse: 7 }))).toBe(
      "fits | Diploma in Nursing: KCSE C",
    );
    expect(textOf({ programmes: [nursing(kcse("C"))] }, wanjiru({ kcse: 3 }))).toBe(
      "no | Diploma in Nursing: KCSE C",
    );
    expect(textOf({ programmes: [nursing(kcse("B")), nursing(kcse("C"))] }, wanjiru({ kcse: 7 }))).toMatch(
      /^fits .*KCSE C$/,
    );
  });

  test("for the diploma that they have, before one for school leavers", () => {
    const degree = (name: string, ...requires: ProgrammeRequirement[]): Programme => ({
      ...{ name, level: "undergraduate", field: "Nursing", requires },
    });
    const college = {
      studyLevels: ["undergraduate" as const],
      programmes: [
        degree("Nursing", kcse("C+")),
        degree("Nursing (upgrading)", { ...kcse("C"), note: "after a diploma in nursing" }),
      ],
    };
    const nurse: Partial<Applicant> = { finished: "vocational", wants: ["undergraduate"] };
    const after = "Nursing (upgrading): KCSE C (after a diploma in nursing). Ask if you meet it";
    expect(textOf(college, wanjiru({ kcse: 6 }, nurse))).toBe(`unknown | ${after}`);
    expect(textOf(college, wanjiru({ kcse: 7 }, { wants: ["undergraduate"] }))).toBe(
      "fits | Nursing: KCSE C+",
    );
    const uace = { system: "UACE" as const, min: "2 principal passes", subjects: [] };
    const diploma = { system: "OTHER" as const, min: "credit diploma", subjects: [] };
    expect(textOf({ ...college, programmes: [degree("Nursing", uace, diploma)] }, wanjiru({}, nurse))).toBe(
      "unknown | Nursing: credit diploma. Ask if you meet it",
    );
  });

  test("by direct entry, for someone with a diploma where school leavers sit UTME", () => {
    const programme: Programme = {
      ...{ name: "Law", level: "undergraduate", field: "Law" },
      requires: [
        { system: "WASSCE", min: "5 credits", subjects: [], note: "UTME in English and Government" },
      ],
    };
    const college = { studyLevels: ["undergraduate" as const], programmes: [programme] };
    const bello: Partial<Applicant> = { finished: "vocational", wants: ["undergraduate"], fields: ["Law"] };
    expect(textOf(college, wanjiru({ credits: 5 }, bello))).toBe(
      "unknown | Law: with an ND, HND or NCE you apply by JAMB direct entry, for the second year. Ask which class they want",
    );
  });

  test("that is a diploma, if their results are too low for any degree at home", () => {
    const medicine: Programme = {
      ...{ name: "Medicine", level: "undergraduate", field: "Nursing", requires: [kcse("B")] },
    };
    const both = ["vocational" as const, "undergraduate" as const];
    const wanting = (grade: number, more: Partial<Applicant> = {}) =>
      wanjiru({ kcse: grade }, { wants: ["undergraduate"], ...more });
    const college = { studyLevels: both, programmes: [medicine, nursing(kcse("D+"))] };
    expect(textOf(college, wanting(4))).toBe("fits | Diploma in Nursing: KCSE D+");
    expect(textOf(college, wanting(7))).toMatch(/^no/);
    expect(textOf({ programmes: [nursing(kcse("D+"))] }, wanting(4))).toBe(
      "fits | Diploma in Nursing: KCSE D+",
    );
    expect(textOf({ programmes: [nursing(kcse("C"))] }, wanting(4))).toMatch(/^no/);
    expect(textOf({ programmes: [] }, wanting(4))).toMatch(/^no/);
    expect(textOf({ programmes: [nursing(kcse("D+"))] }, wanting(4, { studying: "vocational" }))).toMatch(
      /^no/,
    );
  });

  test.for([
    [41, "unknown", ". You may be able to do a remedial year first: ask the Ministry of Education"],
    [33, "unknown", ". You may be able to do a remedial year first: ask the Ministry of Education"],
    [32, "no", ""],
    [50, "fits", ""],
  ] as const)(
    "and the remedial year below the pass mark of Ethiopia: %s%%: %s",
    ([percent, eligibility, end]) => {
      const note = "Grade 12 national exam. One-year remedial programme from 33% (2025)";
      const degree = {
        ...nursing({ system: "EHEECE", min: "50%", subjects: [] }),
        level: "undergraduate" as const,
      };
      const college = {
        studyLevels: ["undergraduate" as const],
        entry: [{ level: "undergraduate" as const, system: "EHEECE" as const, min: "50%", note }],
        programmes: [degree],
      };
      const bethlehem = wanjiru({ percent }, { wants: ["undergraduate"] });
      expect(textOf(college, bethlehem)).toBe(`${eligibility} | Diploma in Nursing: EHEECE 50%${end}`);
      const elsewhere = { ...college, programmes: [] };
      expect(textOf(elsewhere, bethlehem)).toMatch(percent < 33 ? /^no / : /^noCourse /);
    },
  );

  test.for([
    [{ finished: "vocational", workYears: 5 }, "unknown"],
    [{ finished: "vocational", workYears: 1 }, "no"],
    [{ finished: "secondary", workYears: 5 }, "no"],
    [{ finished: null, workYears: 5 }, "unknown"],
  ] as const)("and the diploma that a course builds on: %j: %s", ([own, eligibility]) => {
    const way = { ...kcse("C"), note: "after a diploma in nursing, with two years of work" };
    const degree = { ...nursing(way), level: "undergraduate" as const };
    const facts = { programmes: [degree], studyLevels: ["undergraduate" as const] };
    expect(textOf(facts, wanjiru({ kcse: 6 }, { wants: ["undergraduate"], ...own }))).toMatch(
      new RegExp(`^${eligibility} `),
    );
  });

  test.for([
    [{ workYears: 2 }, "fits", "Second class lower (with two years of work)"],
    [{ workYears: 1 }, "no", "Second class lower (with two years of work)"],
    [{}, "unknown", "Second class lower (with two years of work). Ask if you meet it"],
  ] as const)("and the years of work beside a result: %j: %s", ([own, eligibility, needs]) => {
    const way = { system: "DEGREE_CLASS" as const, min: "Second class lower", subjects: [] };
    const master = { ...nursing({ ...way, note: "with two years of work" }), level: "graduate" as const };
    const graduate = wanjiru({ degree: 240 }, { finished: "undergraduate", wants: ["graduate"], ...own });
    const college = { studyLevels: ["graduate" as const], programmes: [master] };
    expect(textOf(college, graduate)).toBe(`${eligibility} | Diploma in Nursing: ${needs}`);
  });

  test.for([
    ["relevant master's degree", { finished: "graduate" }, "fits", ""],
    ["relevant master's degree", { studying: "graduate" }, "unknown", ". Ask if you meet it"],
    ["relevant master's degree", { finished: "undergraduate" }, "no", ""],
    ["MPhil with a CGPA of 4.0", { finished: "graduate" }, "unknown", ". Ask if you meet it"],
  ] as const)("and the degree before a PhD: %s, %j: %s", ([min, own, eligibility, end]) => {
    const doctorate = { ...nursing({ system: "OTHER", min, subjects: [] }), level: "doctorate" as const };
    const applicant = wanjiru({}, { finished: "undergraduate", wants: ["doctorate"], ...own });
    const college = { studyLevels: ["doctorate" as const], programmes: [doctorate] };
    expect(textOf(college, applicant).replace("relevant master's degree", min)).toBe(
      `${eligibility} | Diploma in Nursing: ${min}${end}`,
    );
  });

  test("whose grades are written in words that students know", () => {
    const way = { system: "DEGREE_CLASS" as const, min: "Second class lower", subjects: [] };
    const master = { ...nursing(way), level: "graduate" as const };
    const graduate = wanjiru({ degree: 310 }, { finished: "undergraduate", wants: ["graduate"] });
    expect(textOf({ studyLevels: ["graduate"], programmes: [master] }, graduate)).toBe(
      "fits | Diploma in Nursing: Second class lower",
    );
  });

  test("whose subjects are listed and compared", () => {
    const facts = { programmes: [nursing(kcse("C", english))] };
    expect(textOf(facts, wanjiru({ kcse: 7 }))).toBe(
      "missing | Diploma in Nursing: KCSE C, English or Kiswahili C. Tell us your grades by subject",
    );
    const own = (grade: string) => wanjiru({ kcse: 7 }, { subjects: { KCSE: { ...whole, English: grade } } });
    expect(textOf(facts, own("C+"))).toMatch(/^fits /);
    expect(textOf(facts, own("D+"))).toMatch(/^unknown .*another course/);
    const two = {
      ...facts,
      programmes: facts.programmes.flatMap((one) => [one, { ...one, name: "Midwifery" }]),
    };
    expect(textOf(two, own("D+"))).toMatch(/^no /);
  });

  test("and is never a fit if no course or no requirement is known", () => {
    const law = wanjiru({ kcse: 12 }, { fields: ["Law"] });
    const programmes = [nursing(kcse("C"))];
    expect(textOf({ programs: ["Law"], programmes }, law)).toBe(
      "noCourse | We don't know of a course in Law here at the level you want",
    );
    expect(textOf({ programmes }, law)).toBe("no | We see no course in Law here");
    expect(textOf({ programmes: [nursing()] }, wanjiru({ kcse: 12 }))).toMatch(/^unknown /);
    expect(textOf({ programs: ["Nursing"], programmes: [] }, wanjiru({ kcse: 12 }))).toMatch(/^noCourse /);
  });

  test("and is closed if results are too low for every course of the wanted level", () => {
    const entry = [{ level: "vocational" as const, system: "KCSE" as const, min: "C-" }];
    const law = wanjiru({ kcse: 3 }, { fields: ["Law"] });
    expect(textOf({ entry, programs: ["Law"], programmes: [nursing()] }, law)).toBe(
      "no | KCSE C- and above: you have D",
    );
    expect(textOf({ entry, programmes: [nursing()] }, wanjiru({ kcse: 3 }))).toMatch(/^no /);
  });

  test("and is not closed if another wanted level may have a course that we don't know", () => {
    const degree: Programme = { ...nursing(kcse("C+")), level: "undergraduate" };
    const both = { studyLevels: ["vocational" as const, "undergraduate" as const], programmes: [degree] };
    expect(textOf(both, wanjiru({ kcse: 5 }, { wants: ["vocational", "undergraduate"] }))).toMatch(
      /^noCourse /,
    );
    expect(textOf(both, wanjiru({ kcse: 5 }, { wants: ["undergraduate"] }))).toMatch(/^no /);
  });

  test("with another entry route for a diploma holder, and routes that not everyone has", () => {
    const degree: Programme = { ...nursing(kcse("C+")), name: "BScN", level: "undergraduate" };
    const facts = { studyLevels: ["undergraduate" as const], programmes: [degree] };
    const graduate = wanjiru({ kcse: 5 }, { finished: "vocational", wants: ["undergraduate"] });
    expect(textOf(facts, graduate)).toBe(
      "unknown | BScN: KCSE C+. You may also get in with a diploma: ask them",
    );
    const nurse = { ...nursing({ system: "OTHER", min: "enrolled nurse", subjects: [] }) };
    expect(textOf({ programmes: [nurse] }, wanjiru({ kcse: 12 }))).toMatch(/^no /);
    const ghana = nursing({ system: "WASSCE", min: "6 credits", subjects: [] });
    expect(textOf({ programmes: [ghana] }, wanjiru({ kcse: 12 }))).toMatch(/^unknown .*Ask how they count/);
    expect(textOf({ programmes: [ghana] }, wanjiru({}))).toMatch(/^missing .*Tell us your results/);
  });
});
