import type { Programme } from "../courses/programme.ts";
import { searchProgrammes } from "./search-programmes.ts";

export interface CourseFilters {
  country: Programme["country"];
  text: string;
  field: string | null;
  region: string | null;
  level: string | null;
  isPublic: boolean | null;
}

export function filterProgrammes(
  programmes: readonly Programme[],
  filters: CourseFilters,
  today: string,
): readonly Programme[] {
  const chosen = programmes.filter(
    ({ country, field, region, level, isPublic }) =>
      country === filters.country &&
      (filters.field === null || field === filters.field) &&
      (filters.region === null || region === filters.region) &&
      (filters.level === null || level === filters.level) &&
      (filters.isPublic === null || isPublic === filters.isPublic),
  );
  return searchProgrammes(chosen, filters.text, today);
}
