import type { Applicant } from "#app/students/fit/applicant.ts";
import type { FactsOf } from "#app/students/fit/judgement.ts";
import { noStanding } from "#app/students/grades/worth.ts";

/** Somebody who has told nothing, and records that say nothing. */
export const nobody: Applicant = {
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

const open = {
  citizens: null,
  residents: null,
  region: null,
  finished: null,
  womenOnly: null,
  groups: null,
  groupsOnly: null,
  ageMin: null,
  ageMax: null,
  ageMaxLowest: null,
  workYears: null,
  grades: [],
  tests: null,
  testsWaived: null,
  enrolledAt: null,
  alsoAsked: null,
};

export const silentFacts: FactsOf = {
  scholarship: { ...open, citizens: ["Any"], educationLevel: "", fieldOfStudy: "" },
  college: { studyLevels: null, entry: [], programs: [], programmes: [], alsoAsked: null },
  internship: { ...open, studyLevels: null, mustBeEnrolled: null, field: "", countries: null },
};
