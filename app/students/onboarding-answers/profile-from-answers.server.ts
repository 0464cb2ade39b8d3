import { ageBandOf } from "#app/catalogue/eligibility/age.ts";
import { suggestGpa } from "#app/catalogue/grades/suggest-gpa.ts";
import { testsIn } from "#app/students/eligibility/questions/answers.server.ts";
import { targetCountries } from "#database/schema/lists.ts";
import { anyField, type OnboardingAnswers } from "./parse-answers.server.ts";
import { stages } from "./stages.ts";

export type OnboardingProfile = NonNullable<ReturnType<typeof profileFromAnswers>>;

/** Returns null while country, stage or field is missing. */
export function profileFromAnswers({ country, stage, field, place, more }: OnboardingAnswers, today: string) {
  if (!country || !stage || !field) return null;
  const { wantedLevels, ...facts } = stages[stage].facts;
  const results = more.result ? [more.result] : [];
  return {
    role: "student" as const,
    country,
    ...facts,
    ...(more.finished && { finished: more.finished }),
    ...(more.currentEducationLevel && { currentEducationLevel: more.currentEducationLevel }),
    wantedLevels: more.wantedLevels ? [more.wantedLevels] : [...wantedLevels],
    fieldsOfInterest: more.fieldsOfInterest ? [more.fieldsOfInterest] : field === anyField ? [] : [field],
    targetCountries: targetCountries.filter((target) => target === (place ?? country)),
    budgetRange: null,
    citizenships: more.citizenships ? [more.citizenships] : [],
    residence: more.residence,
    region: more.region,
    origin: more.origin,
    institution: more.institution,
    yearOfStudy: more.yearOfStudy,
    schoolClass: more.schoolClass,
    finishedIn: more.finishedIn,
    bornOn: null,
    sex: more.sex,
    statedAge: more.age,
    statedAgeOn: more.age === null ? null : today,
    ageBand: more.age === null ? null : ageBandOf(more.age),
    results,
    gpa: suggestGpa(results),
    tests: testsIn(more),
    workYears: more.workYears,
  };
}
