import type { profiles } from "#database/schema/index.ts";

/** The columns of a profile that the score reads. */
export type MatchProfile = Pick<
  typeof profiles.$inferSelect,
  "fieldsOfInterest" | "targetCountries" | "currentEducationLevel" | "degreeType" | "gpa" | "budgetRange"
>;

/** The student's present and wanted level, as far as they are known. */
export const levelsOf = ({ currentEducationLevel, degreeType }: MatchProfile): string[] =>
  [...new Set([currentEducationLevel, degreeType])].filter((level) => level !== null);
