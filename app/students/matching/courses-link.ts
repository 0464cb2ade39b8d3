import { courseCountries } from "#database/schema/lists.ts";

interface SchoolLeaver {
  country: string | null;
  currentEducationLevel: string | null;
}

/** The course finder of the country. Null for anyone past school, or if we have no table of its courses. */
export function coursesLink({ country, currentEducationLevel }: SchoolLeaver): string | null {
  const known = courseCountries.find((name) => name === country);
  return known && currentEducationLevel === "high_school"
    ? `/courses?${new URLSearchParams({ country: known })}`
    : null;
}
