import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import { askWords, finishedNames, studyNames } from "#app/students/eligibility/questions/words.ts";
import { moreNames } from "#app/students/onboarding-answers/answers-in.ts";
import { anyField, type OnboardingAnswers } from "#app/students/onboarding-answers/parse-answers.server.ts";
import { stageLabels } from "#app/students/onboarding-answers/stage-words.ts";
import { stageNames } from "#app/students/onboarding-answers/stages.ts";
import { homeCountries } from "#database/schema/home-countries.ts";
import { fieldsOfInterest, servedCountries } from "#database/schema/lists.ts";
import { startAddress } from "./start-address.ts";
import { startWords as words } from "./words.ts";

export interface AnswerLink {
  label: string;
  to: string;
}

/** The first unanswered question; each answer is a link. Returns null when all three are answered. */
export function firstQuestion({ country, stage, field }: OnboardingAnswers, search: URLSearchParams) {
  const ask = (number: number, name: string, title: string, answers: [value: string, label: string][]) => ({
    number,
    title,
    choices: answers.map(([value, label]) => ({ label, to: startAddress(search, { [name]: value }) })),
    others: null,
    keeps: [],
  });
  if (!country)
    return {
      ...ask(
        1,
        "country",
        words.country,
        servedCountries.map((name) => [name, placeName(name)]),
      ),
      others: {
        name: "country",
        label: words.otherCountry,
        values: homeCountries.slice(servedCountries.length),
      },
      keeps: [...new URL(startAddress(search), "http://fursa.invalid").searchParams],
    };
  if (!stage)
    return ask(
      2,
      "level",
      words.level,
      stageNames.map((name) => [name, stageLabels[name]]),
    );
  if (!field)
    return ask(3, "field", words.field, [
      ...fieldsOfInterest.map((name): [string, string] => [name, fieldName(name)]),
      [anyField, words.anyField],
    ]);
  return null;
}

/** Given answers, each with a link that removes it. */
export function listAnswersGiven(answers: OnboardingAnswers, search: URLSearchParams): AnswerLink[] {
  const { country, stage, field, place, more } = answers;
  const given = (label: string | null | undefined, ...names: string[]): AnswerLink[] => {
    const without = Object.fromEntries(names.map((name) => [name, null]));
    return label ? [{ label, to: startAddress(search, without) }] : [];
  };
  const result = more.result && Object.values(more.result.entries)[0];
  // Changing the country or stage also removes the grade.
  return [
    ...given(country && placeName(country), "country", "place", ...moreNames),
    ...given(stage && stageLabels[stage], "level", "system", "result"),
    ...given(field === anyField ? words.anyField : field && fieldName(field), "field"),
    ...given(place && placeName(place), "place"),
    ...given(result && `${words.result}: ${result}`, "system", "result"),
    ...given(more.age === null ? null : words.years(more.age), "age"),
    ...given(more.sex && words.sexes[more.sex], "sex"),
    ...given(more.test && words.test(more.test, more.testScore), "test", "testScore"),
    ...given(more.workYears === null ? null : words.work(more.workYears), "workYears"),
    ...given(more.finished && finishedNames[more.finished], "finished"),
    ...given(more.currentEducationLevel && studyNames[more.currentEducationLevel], "currentEducationLevel"),
    ...given(more.wantedLevels && words.wants(studyNames[more.wantedLevels]), "wantedLevels"),
    ...given(more.fieldsOfInterest && fieldName(more.fieldsOfInterest), "fieldsOfInterest"),
    ...given(more.citizenships && words.citizen(placeName(more.citizenships)), "citizenships"),
    ...given(more.residence && words.livesIn(placeName(more.residence)), "residence"),
    ...given(more.region, "region"),
    ...given(more.origin && words.from(more.origin), "origin"),
    ...given(more.institution, "institution"),
    ...given(more.yearOfStudy === null ? null : askWords.yearName(more.yearOfStudy), "yearOfStudy"),
    ...given(more.schoolClass, "schoolClass"),
    ...given(more.finishedIn === null ? null : words.finishedIn(more.finishedIn), "finishedIn"),
  ];
}
