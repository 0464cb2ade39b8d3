import type { FactsOf } from "#app/catalogue/eligibility/judgement.ts";

/** Records with no facts. */
const open = {
  citizens: null,
  citizensExcluded: null,
  residents: null,
  region: null,
  finished: null,
  womenOnly: null,
  groups: null,
  groupsOnly: null,
  ageMin: null,
  ageMax: null,
  ageMaxLowest: null,
  ageOn: null,
  ageLimits: [],
  mustBeEnrolled: null,
  finishedWithin: null,
  studyYearMin: null,
  studyYearMax: null,
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
  internship: { ...open, studyLevels: null, field: "", countries: null },
};
