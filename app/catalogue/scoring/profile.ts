import type { profiles } from "#database/schema/index.ts";

type Profile = typeof profiles.$inferSelect;

/** The columns of a profile that the score reads, and those that only decide the order. */
export type MatchProfile = Pick<
  Profile,
  "fieldsOfInterest" | "targetCountries" | "currentEducationLevel" | "degreeType" | "gpa" | "budgetRange"
> &
  Partial<Pick<Profile, "budgetValue" | "budgetCurrency">>;

/** The student's present and wanted level, as far as they are known. */
export const levelsOf = ({ currentEducationLevel, degreeType }: MatchProfile): string[] =>
  [...new Set([currentEducationLevel, degreeType])].filter((level) => level !== null);
