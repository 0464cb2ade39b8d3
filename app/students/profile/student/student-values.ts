import { ageNow } from "#app/catalogue/eligibility/age.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import type { children } from "#database/schema/index.ts";
import { resultsInForm, valuesOfResults } from "../results/result-fields.ts";
import { noTest, scoreOf } from "./rules.ts";

export type StudentRow = Omit<
  typeof children.$inferSelect,
  "id" | "userId" | "called" | "createdAt" | "updatedAt"
>;

/** Initial values of a form about a student. */
export function studentValues(row: StudentRow, today: string): FormRefusal["values"] {
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  const scores = (row.tests ?? []).map(({ test, score }) => [scoreOf(test), text(score)]);
  return {
    country: row.country,
    currentEducationLevel: text(row.currentEducationLevel),
    gpa: text(row.gpa),
    fieldsOfInterest: row.fieldsOfInterest,
    targetCountries: row.targetCountries,
    budgetRange: text(row.budgetRange),
    degreeType: text(row.degreeType),
    finished: text(row.finished),
    citizenships: row.citizenships,
    residence: text(row.residence),
    region: text(row.region),
    sex: text(row.sex),
    bornOn: text(row.bornOn),
    statedAge: text(ageNow(row, today)),
    wantedLevels: row.wantedLevels,
    fieldWords: text(row.fieldWords),
    otherCountries: row.otherCountries,
    budgetValue: text(row.budgetValue),
    budgetCurrency: text(row.budgetCurrency),
    workYears: text(row.workYears),
    institution: text(row.institution),
    yearOfStudy: text(row.yearOfStudy),
    schoolClass: text(row.schoolClass),
    finishedIn: text(row.finishedIn),
    origin: text(row.origin),
    testsTaken: row.tests?.length === 0 ? [noTest] : (row.tests ?? []).map(({ test }) => test),
    ...Object.fromEntries(scores),
    ...valuesOfResults(resultsInForm(row.results)),
  };
}
