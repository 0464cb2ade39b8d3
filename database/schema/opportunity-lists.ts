/**
 * The closed lists that cards, filters and pages of opportunities need. Every phone downloads them, so the other lists
 * are separate.
 */
export const opportunityKinds = ["scholarship", "college", "internship"] as const;
/** The kinds that students search, by the names of their tables. */
export const kinds = ["scholarships", "colleges", "internships"] as const;
export const jobTypes = ["internship", "full-time"] as const;
/** What a course leads to. */
export const studyLevels = [
  "high_school",
  "vocational",
  "undergraduate",
  "graduate",
  "doctorate",
  "short_course",
] as const;
export const servedCountries = ["Kenya", "Nigeria", "Ghana", "Ethiopia", "Uganda"] as const;
