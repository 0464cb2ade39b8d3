import { type AcademicStanding, noStanding } from "#app/catalogue/grades/academic-standing.ts";
import type { askedGroups, finishedLevels, sexes, studyLevels, testNames } from "#database/schema/lists.ts";

import type { SubjectGrades } from "./subject-grades.ts";

export type StudyLevel = (typeof studyLevels)[number];
export type FinishedLevel = (typeof finishedLevels)[number];
export type ApplicantGroup = (typeof askedGroups)[number];

/** A student in the form that rules read. An unknown value is null or empty, and never leads to "no". */
export interface Applicant {
  /** Countries by their English names. */
  citizenships: string[];
  residence: string | null;
  /** County, state or region in the country of residence. */
  region: string | null;
  sex: (typeof sexes)[number] | null;
  /** Inclusive. A range if only an age band or a year is known. */
  age: { from: number; to: number } | null;
  /** A missing group is unknown. */
  groups: Partial<Record<ApplicantGroup, boolean>>;
  finished: FinishedLevel | null;
  /** What they study at present. */
  studying: StudyLevel | null;
  /** What they want to study next. */
  wants: StudyLevel[];
  /** From `fieldsOfInterest`. */
  fields: string[];
  standing: AcademicStanding;
  /** Null if unknown, empty if none was taken. */
  tests: { test: (typeof testNames)[number]; score: number | null }[] | null;
  workYears: number | null;
  /** What they want to study, in their own words, separated by commas. */
  fieldWords: string | null;
  /** Grades by subject, as on the certificate. */
  subjects: SubjectGrades;
  /** The day on which they were born. */
  bornOn: string | null;
  /** The day on which these values were true. */
  asOf: string | null;
  /** Where they study, in their own words. */
  institution: string | null;
  /** 1 is the first year of a course. */
  yearOfStudy: number | null;
  /** "Form 4", in their own words. */
  schoolClass: string | null;
  /** The year in which their present studies end, or in which they finished their last level. */
  finishedIn: number | null;
  /** County, state or region that their family comes from. */
  origin: string | null;
}

/** The country in which they live or, if that is unknown, of which they are a citizen. */
export const homeOf = (applicant: Applicant | null): string | null =>
  applicant?.residence ?? applicant?.citizenships[0] ?? null;

export const unknownApplicant: Applicant = {
  citizenships: [],
  residence: null,
  region: null,
  sex: null,
  age: null,
  groups: {},
  finished: null,
  studying: null,
  wants: [],
  fields: [],
  standing: noStanding,
  tests: null,
  workYears: null,
  fieldWords: null,
  subjects: {},
  bornOn: null,
  asOf: null,
  institution: null,
  yearOfStudy: null,
  schoolClass: null,
  finishedIn: null,
  origin: null,
};
