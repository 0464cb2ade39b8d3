import type { ExamForm } from "#app/catalogue/courses/exam-form.ts";
import { exams } from "#app/catalogue/courses/exams.ts";
import { placeName } from "#app/catalogue/names/words.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { courseCountries } from "#database/schema/lists.ts";
import { examNames } from "./server-words.ts";

const named = (english: string) => lookUp(examNames, english) ?? english;

/** Only what the grades form needs, since loader data is sent twice. Code identifies an exam by its name. */
export const examFormOf = ({ name, grades, example, groups, asksUtme }: ExamForm): ExamForm => ({
  name,
  grades,
  example,
  groups: groups.map((group) => ({ ...group, name: named(group.name) })),
  asksUtme,
});

/** "Kenya · KCSE" */
export const examChoices = () =>
  courseCountries.map((country) => ({
    country,
    label: `${placeName(country)} · ${named(exams[country].name)}`,
  }));
