import { finishedNames, levelNames } from "#app/catalogue/kinds/fact-words.ts";
import { groupInWords } from "#app/catalogue/kinds/group-in-words.ts";
import { placeName } from "#app/catalogue/names/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { listEntries, listNames, withColon } from "#app/shared/languages/formats.ts";
import type { AgeLimit, GradeNeeded } from "#database/schema/facts.ts";
import type { finishedLevels } from "#database/schema/lists.ts";
import { labelWords, rangeWords } from "../label-words.ts";
import { factWords, whoWords as words } from "../words.ts";
import { type FactRow, withoutEmpty } from "./fact-row.ts";
import { gradeSystemNames } from "./grade-words.ts";

interface Eligibility {
  citizens: string[] | null;
  citizensExcluded: string[] | null;
  residents: string[] | null;
  region: string | null;
  finished: (typeof finishedLevels)[number] | null;
  womenOnly: boolean | null;
  groups: string[] | null;
  groupsOnly: boolean | null;
  ageMin: number | null;
  ageMax: number | null;
  ageMaxLowest: number | null;
  ageOn: string | null;
  ageLimits: AgeLimit[];
  mustBeEnrolled: boolean | null;
  finishedWithin: number | null;
  studyYearMin: number | null;
  studyYearMax: number | null;
  workYears: number | null;
  grades: GradeNeeded[];
  tests: string[] | null;
  testsWaived: string | null;
  enrolledAt: string[] | null;
  alsoAsked: string[] | null;
}

function finishedInWords(level: Eligibility["finished"]): string {
  if (level === null) return factWords.notStated;
  return level === "none" ? words.noneFinished : finishedNames[level];
}

/**
 * Eligibility as a list. The most important criteria are named even if unknown. `gpa` replaces missing
 * grades.
 */
export const whoMayApply = (record: Eligibility, gpa: string | null = null): FactRow[] =>
  withoutEmpty([
    { name: words.citizens, value: countriesInWords(record.citizens) ?? factWords.notStated },
    { name: words.citizensExcluded, value: listNames(record.citizensExcluded?.map(placeName) ?? []) },
    { name: words.residents, value: countriesInWords(record.residents) ?? "" },
    { name: words.region, value: record.region ?? "" },
    {
      name: words.finished,
      value: finishedInWords(record.finished),
    },
    record.womenOnly === true && { name: words.women, value: words.womenOnly },
    {
      name: record.groupsOnly ? words.groupsOnly : words.groupsWelcome,
      value: listNames(record.groups?.map(groupInWords) ?? []),
    },
    { name: words.age, value: agesInWords(record) ?? factWords.notStated },
    { name: words.ageLimits, value: listEntries(record.ageLimits.map(limitInWords)) },
    record.mustBeEnrolled !== null && {
      name: words.student,
      value: record.mustBeEnrolled ? labelWords.yes : labelWords.no,
    },
    record.finishedWithin !== null && {
      name: words.finishedWithin,
      value: words.withinYears(record.finishedWithin),
    },
    { name: words.studyYears, value: yearsOfStudy(record) },
    record.workYears !== null && { name: words.workYears, value: yearsInWords(record.workYears) },
    { name: words.grades, value: gradesInWords(record.grades) ?? gpa ?? factWords.noneStated },
    { name: words.tests, value: listNames(record.tests ?? []) },
    { name: words.testsWaived, value: record.testsWaived ?? "" },
    { name: words.enrolledAt, value: listNames(record.enrolledAt ?? []) },
    { name: words.alsoAsked, value: listEntries(record.alsoAsked ?? []) },
  ]);

function countriesInWords(countries: string[] | null): string | null {
  if (!countries?.length) return null;
  if (countries.includes("Any")) return words.anyCountry;
  return listNames(
    countries.map((country) => (country === "Africa" ? words.anyAfrican : placeName(country))),
  );
}

const limitInWords = ({ level, min = null, max = null }: AgeLimit) =>
  `${withColon(levelNames[level])} ${agesBetween(min, max) ?? ""}`;

/** "2 to 3". */
const yearsOfStudy = ({ studyYearMin: from, studyYearMax: to }: Eligibility): string =>
  from !== null && to !== null && from !== to ? rangeWords.between(from, to) : String(from ?? to ?? "");

function agesInWords({ ageMin, ageMax, ageMaxLowest, ageOn }: Eligibility): string | null {
  const found = agesBetween(ageMin, ageMax);
  const ages = found && ageOn ? `${found} ${words.ageOn(dayInWords(ageOn))}` : found;
  if (ageMaxLowest === null) return ages;
  return listNames([ages ?? "", words.lowestAge(ageMaxLowest)].filter(Boolean));
}

function agesBetween(least: number | null, most: number | null): string | null {
  if (least !== null && most !== null) return rangeWords.between(least, most);
  if (least !== null) return rangeWords.orOlder(least);
  return most === null ? null : rangeWords.orYounger(most);
}

const yearsInWords = (years: number) => (years === 0 ? labelWords.noneNeeded : rangeWords.years(years));

/** "KCSE C+ (mean grade); Degree 2:1". Null if none is stated. */
function gradesInWords(grades: GradeNeeded[]): string | null {
  if (grades.length === 0) return null;
  return listEntries(grades.map(gradeInWords));
}

export const gradeInWords = ({ system, min, note }: GradeNeeded): string => {
  const name = lookUp<string>(gradeSystemNames, system) ?? system;
  return `${name && !min.startsWith(name) ? `${name} ` : ""}${min}${note ? ` (${note})` : ""}`;
};
