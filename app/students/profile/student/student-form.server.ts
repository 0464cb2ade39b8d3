import { z } from "zod";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { chosenFrom, optionalChoice, optionalNumber, optionalText } from "#app/shared/forms/fields.server.ts";
import { type FormResult, parseForm, typedValues } from "#app/shared/forms/read-form.server.ts";
import {
  finishedInRule,
  institutionRule,
  schoolClassRule,
  yearOfStudyRule,
} from "#app/students/eligibility/questions/rules.ts";
import type { Result } from "#database/schema/about-student.ts";
import * as lists from "#database/schema/lists.ts";
import { otherCountries, worldCountries } from "../countries.ts";
import { parseResults } from "../results/parse-results.ts";
import { typedResults, valuesOfResults } from "../results/result-fields.ts";
import { gpaRule } from "../rules.ts";
import { withPicked } from "./chips.server.ts";
import * as rules from "./rules.ts";
import { studentProblems as problems } from "./text-words.ts";

const scoreShape = Object.fromEntries(
  lists.testNames.map((test) => [rules.scoreOf(test), optionalNumber(rules.testScores[test])]),
) as Record<rules.ScoreName, ReturnType<typeof optionalNumber>>;

/** The fields of a form about a student: the user, or a child. */
export const studentShape = {
  currentEducationLevel: optionalChoice(lists.educationLevels),
  gpa: optionalNumber(gpaRule),
  fieldsOfInterest: chosenFrom(lists.fieldsOfInterest),
  targetCountries: chosenFrom(lists.targetCountries),
  budgetRange: optionalChoice(lists.budgetRanges),
  degreeType: optionalChoice(lists.degreeTypes),
  finished: optionalChoice(lists.finishedLevels),
  citizenships: z
    .array(z.enum(worldCountries, { error: () => problems.notInList }))
    .max(rules.mostCitizenships, { error: () => problems.tooMany(rules.mostCitizenships) }),
  residence: optionalChoice(worldCountries),
  region: optionalText(rules.regionRule),
  sex: optionalChoice(lists.sexes),
  bornOn: z
    .string()
    .default("")
    .refine((day) => day === "" || z.iso.date().safeParse(day).success, {
      error: () => problems.noDay,
    })
    .refine((day) => day === "" || (day >= rules.earliestBirth && day < todayInUtc()), {
      error: () => problems.strangeYear,
    })
    .transform((day) => day || null),
  statedAge: optionalNumber(rules.ageRule),
  wantedLevels: chosenFrom(lists.studyLevels),
  fieldWords: optionalText(rules.fieldWordsRule),
  otherCountries: z
    .array(z.enum(otherCountries, { error: () => problems.notInList }))
    .max(rules.mostOtherCountries, { error: () => problems.tooMany(rules.mostOtherCountries) }),
  budgetValue: optionalNumber(rules.budgetRule),
  budgetCurrency: optionalChoice(rules.currencies),
  workYears: optionalNumber(rules.workYearsRule),
  institution: optionalText(institutionRule),
  yearOfStudy: optionalNumber(yearOfStudyRule),
  schoolClass: optionalText(schoolClassRule),
  finishedIn: optionalNumber(finishedInRule),
  origin: optionalText(rules.regionRule),
  testsTaken: chosenFrom(rules.testAnswers),
  ...scoreShape,
};

export type StudentAnswersWithResults = z.output<z.ZodObject<typeof studentShape>> & { results: Result[] };

/** Parses a form about a student, with its results, without the database. */
export function parseStudentForm<Shape extends typeof studentShape>(
  schema: z.ZodObject<Shape>,
  sent: FormData,
): FormResult<z.output<z.ZodObject<Shape>> & { results: Result[] }> {
  const form = withPicked(sent);
  const reading = parseForm(schema, form);
  const { results, problems } = parseResults(typedResults(form));
  if (reading.ok && Object.keys(problems).length === 0)
    return { ok: true, value: { ...reading.value, results } };
  return {
    ok: false,
    values: typedStudentValues(schema, form),
    problems: { ...(reading.ok ? {} : reading.problems), ...problems },
  };
}

/** The submitted values, with results, for showing the form again. */
export const typedStudentValues = (schema: z.ZodObject, form: FormData) => ({
  ...typedValues(schema, withPicked(form)),
  ...valuesOfResults(typedResults(form)),
});
