import type { profiles } from "#database/schema/index.ts";

/** What matching needs to know of a student. */
export type MatchProfile = Pick<
  typeof profiles.$inferSelect,
  "fieldsOfInterest" | "targetCountries" | "currentEducationLevel" | "degreeType" | "gpa" | "budgetRange"
>;

/** The level she is at and the one she wants, where she has said so. */
export const levelsOf = ({ currentEducationLevel, degreeType }: MatchProfile): string[] =>
  [...new Set([currentEducationLevel, degreeType])].filter((level) => level !== null);
