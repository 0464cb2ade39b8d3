import { z } from "zod";
import type { Applicant, ApplicantGroup, StudyLevel } from "#app/catalogue/eligibility/applicant.ts";
import { parseWrittenGrade } from "#app/catalogue/grades/parse-written-grade.ts";
import { academicStandingOf } from "#app/catalogue/grades/standing.ts";
import { optionalChoice, optionalNumber, optionalText } from "#app/shared/forms/fields.server.ts";
import { type FormResult, parseForm, refuse, typedValues } from "#app/shared/forms/read-form.server.ts";
import type { Result, TestTaken } from "#database/schema/about-student.ts";
import * as lists from "#database/schema/lists.ts";
import { finishedInRule, institutionRule, schoolClassRule, yearOfStudyRule } from "./rules.ts";
import { askWords as words } from "./words.ts";

const country = () => optionalText({ maxLength: 60 });
const yesNo = () => optionalChoice(["yes", "no"]);
const years = (max: number, min = 0) => optionalNumber({ type: "number", min, max, step: 1 });

/** Enough for nine subjects with grades. */
const longestResult = 300;

/** All fields are optional: each form has a few of them. */
const answersForm = z.object({
  citizenships: country(),
  residence: country(),
  region: optionalText({ maxLength: 80 }),
  sex: optionalChoice(lists.sexes),
  age: years(99, 5),
  refugee: yesNo(),
  disability: yesNo(),
  lowIncome: yesNo(),
  orphan: yesNo(),
  finished: optionalChoice(lists.finishedLevels),
  currentEducationLevel: optionalChoice(lists.educationLevels),
  wantedLevels: optionalChoice(lists.studyLevels),
  fieldsOfInterest: optionalChoice(lists.fieldsOfInterest),
  system: optionalChoice(lists.resultSystems),
  result: optionalText({ maxLength: longestResult }),
  test: optionalChoice([...lists.testNames, "none"] as const),
  testScore: optionalNumber({ type: "number", min: 0, max: 1600, step: 0.5 }),
  workYears: years(60),
  institution: optionalText(institutionRule),
  yearOfStudy: optionalNumber(yearOfStudyRule),
  schoolClass: optionalText(schoolClassRule),
  finishedIn: optionalNumber(finishedInRule),
  origin: optionalText({ maxLength: 80 }),
});

export const typedAnswers = (form: FormData) => typedValues(answersForm, form);

type FormAnswers = z.output<typeof answersForm>;
export type QuestionAnswers = Omit<FormAnswers, "system" | "result"> & { result: Result | null };

/** Parses the answers. A result is validated by its grading system. */
export function parseAnswers(form: FormData): FormResult<QuestionAnswers> {
  const reading = parseForm(answersForm, form);
  if (!reading.ok) return reading;
  const { system, result: written, ...others } = reading.value;
  if (!written) return { ok: true, value: { ...others, result: null } };
  const refused = (problems: Record<string, string>) => ({
    ok: false as const,
    ...refuse(answersForm, form, problems),
  });
  if (!system) return refused({ system: words.chooseSystem });
  const read = parseWrittenGrade(system, written);
  return read.ok
    ? { ok: true, value: { ...others, result: read.result } }
    : refused({ result: read.problem });
}

/** The applicant with these answers added. */
export function withAnswers(applicant: Applicant, answers: QuestionAnswers): Applicant {
  const standing = academicStandingOf(answers.result ? [answers.result] : []);
  return {
    ...applicant,
    citizenships: answers.citizenships ? [answers.citizenships] : applicant.citizenships,
    residence: answers.residence ?? applicant.residence,
    region: answers.region ?? applicant.region,
    sex: answers.sex ?? applicant.sex,
    age: answers.age === null ? applicant.age : { from: answers.age, to: answers.age },
    groups: { ...applicant.groups, ...groupsIn(answers) },
    finished: answers.finished ?? applicant.finished,
    studying: answers.currentEducationLevel ?? applicant.studying,
    wants: wantedIn(answers) ?? applicant.wants,
    fields: answers.fieldsOfInterest ? [answers.fieldsOfInterest] : applicant.fields,
    standing: { ...applicant.standing, ...known(standing) },
    tests: testsIn(answers) ?? applicant.tests,
    workYears: answers.workYears ?? applicant.workYears,
    institution: answers.institution ?? applicant.institution,
    yearOfStudy: answers.yearOfStudy ?? applicant.yearOfStudy,
    schoolClass: answers.schoolClass ?? applicant.schoolClass,
    finishedIn: answers.finishedIn ?? applicant.finishedIn,
    origin: answers.origin ?? applicant.origin,
  };
}

const known = <Facts extends object>(facts: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Partial<Facts>;

const wantedIn = ({ wantedLevels }: QuestionAnswers): StudyLevel[] | null => wantedLevels && [wantedLevels];

function groupsIn({ refugee, disability, lowIncome, orphan }: QuestionAnswers): Applicant["groups"] {
  const answerOf: Record<ApplicantGroup, FormAnswers["refugee"]> = {
    refugee,
    disability,
    low_income: lowIncome,
    orphan,
  };
  return Object.fromEntries(
    Object.entries(answerOf)
      .filter(([, answer]) => answer !== null)
      .map(([group, answer]) => [group, answer === "yes"]),
  );
}

/** Empty list: no tests taken. Null: not answered. */
export function testsIn({ test, testScore }: QuestionAnswers): TestTaken[] | null {
  if (test === null) return null;
  return test === "none" ? [] : [{ test, score: testScore }];
}
