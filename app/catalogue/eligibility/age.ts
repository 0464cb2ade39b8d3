import type { ageBands } from "#database/schema/lists.ts";

export interface StatedAge {
  statedAge: number | null;
  statedAgeOn: string | null;
}

/** Whole years from one day to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** The age stated in the profile, plus the years since. */
export const ageNow = ({ statedAge, statedAgeOn }: StatedAge, today: string): number | null =>
  statedAge === null || statedAgeOn === null
    ? null
    : statedAge + Math.max(0, yearsBetween(statedAgeOn, today));

export const ageBandOf = (age: number): (typeof ageBands)[number] =>
  age < 18 ? "under_18" : age < 25 ? "18_to_24" : "25_and_over";
