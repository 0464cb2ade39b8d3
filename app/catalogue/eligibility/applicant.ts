import { type AcademicStanding, noStanding } from "#app/catalogue/grades/academic-standing.ts";
import type { askedGroups, finishedLevels, sexes, studyLevels, testNames } from "#database/schema/lists.ts";

export type StudyLevel = (typeof studyLevels)[number];
export type FinishedLevel = (typeof finishedLevels)[number];
export type ApplicantGroup = (typeof askedGroups)[number];

/** Who asks whether something is open to them, as far as they have told. Nothing told never closes a door. */
export interface Applicant {
  /** Countries by their English names; empty where not told. */
  citizenships: string[];
  residence: string | null;
  /** County, state or region in the country of residence. */
  region: string | null;
  sex: (typeof sexes)[number] | null;
  /** From and to, both counted: who told a band or a year is not known to the day. */
  age: { from: number; to: number } | null;
  /** A group that is missing was not told. */
  groups: Partial<Record<ApplicantGroup, boolean>>;
  finished: FinishedLevel | null;
  /** What they study at present. */
  studying: StudyLevel | null;
  /** What they want to study next; empty where not told. */
  wants: StudyLevel[];
  /** Fields of the closed list; empty where not told. */
  fields: string[];
  standing: AcademicStanding;
  /** Null where not told, empty where none was taken. */
  tests: { test: (typeof testNames)[number]; score: number | null }[] | null;
  workYears: number | null;
}

/** Some of it. */
export type Told<Fact extends keyof Applicant> = Pick<Applicant, Fact>;

/** Somebody who has told nothing. */
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
};
