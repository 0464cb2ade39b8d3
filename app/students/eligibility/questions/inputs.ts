import type { ProfileQuestion, QuestionField } from "#app/catalogue/eligibility/judgement.ts";
import { systems } from "#app/catalogue/grades/all-systems.ts";
import type { SubjectsInput } from "#app/catalogue/grades/system.ts";
import { inputNames, systemNames } from "#app/catalogue/grades/system-words.ts";
import { placeChoices } from "#app/catalogue/names/place-choices.ts";
import { fieldName } from "#app/catalogue/names/words.ts";
import { choiceOf, type SelectChoice } from "#app/shared/ui/fields/select-choices.ts";
import { finishedYears } from "#database/schema/bounds.ts";
import { homeCountries } from "#database/schema/home-countries.ts";
import * as lists from "#database/schema/lists.ts";
import { finishedNames, studyNames, askWords as words, yesOrNo } from "./words.ts";

/** A question with all that is needed to render it. */
export interface QuestionInput {
  name: string;
  label: string;
  hint?: string;
  /** Rendered as a select; otherwise a number or text input. */
  choices?: (SelectChoice | string)[];
  number?: { min: number; max: number; step: number };
  /** Rendered as a hidden input. */
  constant?: string;
}

/** Per form. */
const mostInputs = 8;

/** Inputs of the questions, in order, without duplicates. */
export function inputsFor(questions: ProfileQuestion[]): QuestionInput[] {
  const byField = new Map(questions.map((question) => [question.field, question]));
  return [...byField.values()].flatMap((question) => inputs[question.field](question)).slice(0, mostInputs);
}

const named = <Value extends string>(list: readonly Value[], names: Record<Value, string>): SelectChoice[] =>
  list.map((value) => ({ value, label: names[value] }));

/** Served countries first. */
const countries = (): (SelectChoice | string)[] => [
  ...placeChoices(homeCountries),
  { value: "Another country", label: words.anotherCountry },
];

type ResultSystem = (typeof lists.resultSystems)[number];

const inputsForAnyExam = (offered: ResultSystem[]): QuestionInput[] => [
  {
    name: "system",
    label: words.system,
    choices: offered.map((value) => ({ value, label: systemNames[value] })),
  },
  { name: "result", label: words.result, hint: words.resultHint },
];

/** Inputs for a single exam: a select, a number, or subjects and grades as text. */
function inputsForExam(system: ResultSystem): QuestionInput[] {
  const { inputs, subjects } = systems[system];
  const [input] = inputs;
  const resultInput = (what: string) => ({ name: "result", label: words.ofExam(systemNames[system], what) });
  const exam = { name: "system", label: words.system, constant: system };
  // A mean grade takes one tap; subjects can be added on the profile.
  if (subjects && input?.kind !== "choice")
    return [exam, { ...resultInput(words.grades), hint: words.gradesHint(exampleOf(subjects)) }];
  if (!input) return [];
  const result =
    input.label === "meanGrade"
      ? { name: "result", label: words.meanGrade }
      : resultInput(inputNames[input.label]);
  return [
    exam,
    input.kind === "choice"
      ? { ...result, choices: [...input.values] }
      : { ...result, number: { min: input.min, max: input.max, step: 10 ** -input.decimals } },
  ];
}

/** For example "English Language B3, Mathematics C4". */
function exampleOf({ usual, grades }: SubjectsInput): string {
  const names = usual.length > 1 ? usual : ["Biology", "Chemistry"];
  return names
    .slice(0, 2)
    .map((name, place) => `${name} ${grades[place + 2]}`)
    .join(", ");
}

const one =
  (input: () => QuestionInput) =>
  (_: ProfileQuestion): QuestionInput[] => [input()];

const inputs: Record<QuestionField, (question: ProfileQuestion) => QuestionInput[]> = {
  citizenships: one(() => ({ name: "citizenships", label: words.citizenships, choices: countries() })),
  residence: one(() => ({ name: "residence", label: words.residence, choices: countries() })),
  region: one(() => ({ name: "region", label: words.region })),
  sex: one(() => ({
    name: "sex",
    label: words.sex,
    choices: [
      { value: "female", label: words.aWoman },
      { value: "male", label: words.aMan },
    ],
  })),
  bornOn: one(() => ({ name: "age", label: words.age, number: { min: 5, max: 99, step: 1 } })),
  refugee: one(() => ({ name: "refugee", label: words.refugee, choices: yesOrNo() })),
  disability: one(() => ({ name: "disability", label: words.disability, choices: yesOrNo() })),
  lowIncome: one(() => ({ name: "lowIncome", label: words.lowIncome, choices: yesOrNo() })),
  orphan: one(() => ({ name: "orphan", label: words.orphan, choices: yesOrNo() })),
  finished: one(() => ({
    name: "finished",
    label: words.finished,
    choices: named(lists.finishedLevels, finishedNames),
  })),
  currentEducationLevel: one(() => ({
    name: "currentEducationLevel",
    label: words.currentEducationLevel,
    choices: named(lists.educationLevels, studyNames),
  })),
  wantedLevels: one(() => ({
    name: "wantedLevels",
    label: words.wantedLevels,
    choices: named(lists.studyLevels, studyNames),
  })),
  fieldsOfInterest: one(() => ({
    name: "fieldsOfInterest",
    label: words.fieldsOfInterest,
    choices: lists.fieldsOfInterest.map((value) => choiceOf(value, fieldName(value))),
  })),
  results: ({ systems: offered = [...lists.resultSystems] }) => {
    const [only, another] = offered;
    return only && !another ? inputsForExam(only) : inputsForAnyExam(offered);
  },
  tests: () => [
    {
      name: "test",
      label: words.test,
      choices: [...lists.testNames, { value: "none", label: words.noTest }],
    },
    { name: "testScore", label: words.testScore, number: { min: 0, max: 1600, step: 0.5 } },
  ],
  workYears: one(() => ({ name: "workYears", label: words.workYears, number: { min: 0, max: 60, step: 1 } })),
  institution: one(() => ({ name: "institution", label: words.institution })),
  yearOfStudy: one(() => ({
    name: "yearOfStudy",
    label: words.yearOfStudy,
    choices: Array.from({ length: 6 }, (_, year) => ({
      value: String(year + 1),
      label: words.yearName(year + 1),
    })),
  })),
  schoolClass: one(() => ({ name: "schoolClass", label: words.schoolClass, hint: words.schoolClassHint })),
  finishedIn: one(() => ({
    name: "finishedIn",
    label: words.finishedIn,
    number: { min: finishedYears.first, max: finishedYears.last, step: 1 },
  })),
  origin: one(() => ({ name: "origin", label: words.origin })),
};
