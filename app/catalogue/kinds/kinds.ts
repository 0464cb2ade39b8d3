import { jobTypes, kinds, type opportunityKinds, studyLevels } from "#database/schema/opportunity-lists.ts";

/** The kinds as addresses and tables name them, and the word for one of each. */
export type Kind = (typeof kinds)[number];
export type OpportunityKind = (typeof opportunityKinds)[number];

export const kindOf = {
  scholarships: "scholarship",
  colleges: "college",
  internships: "internship",
} as const satisfies Record<Kind, OpportunityKind>;

/** The kind that a text names. */
export const parseKind = (typed: string | undefined): Kind | undefined =>
  kinds.find((kind) => kind === typed);

export const scholarshipLevels = [
  "high_school",
  "undergraduate",
  "graduate",
  "doctorate",
  "vocational",
] as const;

/** Open now, or opening soon. */
export const stateFilters = ["open", "opening"] as const;
export type StateFilter = (typeof stateFilters)[number];

/** The filters of each kind: any text, or one of a list. The names are those in the address. */
export const filtersOf = {
  scholarships: {
    field: "any",
    country: "any",
    level: studyLevels,
    state: stateFilters,
    closing: ["soon"],
    funded: ["full"],
  },
  colleges: { country: "any", school: "any", program: "any", level: studyLevels, state: stateFilters },
  internships: { field: "any", location: "any", job: jobTypes, level: studyLevels, state: stateFilters },
} as const satisfies Record<Kind, Record<string, "any" | readonly string[]>>;

export type FilterName = { [K in Kind]: keyof (typeof filtersOf)[K] }[Kind];

export const filterNames = (kind: Kind) => Object.keys(filtersOf[kind]) as FilterName[];

/** "Closing soon" looks this many days ahead. */
export const soonDays = 30;
