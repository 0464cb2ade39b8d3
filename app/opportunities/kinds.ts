import { jobTypes } from "#database/schema/lists.ts";

export const kinds = ["scholarships", "colleges", "internships"] as const;
export type Kind = (typeof kinds)[number];

/** What one of them is called. */
export const kindOf = {
  scholarships: "scholarship",
  colleges: "college",
  internships: "internship",
} as const;

export const scholarshipLevels = [
  "high_school",
  "undergraduate",
  "graduate",
  "doctorate",
  "vocational",
] as const;

/** What each kind can be filtered by: any text, or one of a list. The names are those in the address. */
export const filtersOf = {
  scholarships: {
    field: "any",
    country: "any",
    level: scholarshipLevels,
    closing: ["soon"],
    funded: ["full"],
  },
  colleges: { country: "any", school: "any", program: "any" },
  internships: { field: "any", location: "any", job: jobTypes },
} as const satisfies Record<Kind, Record<string, "any" | readonly string[]>>;

export type FilterName = { [K in Kind]: keyof (typeof filtersOf)[K] }[Kind];

export const filterNames = (kind: Kind) => Object.keys(filtersOf[kind]) as FilterName[];

/** "Closing soon" looks this many days ahead. */
export const soonDays = 30;
