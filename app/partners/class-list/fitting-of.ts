import type { OpenMatches } from "#app/catalogue/matching/match-listings.ts";

/** How many matches are not closed to a student. */
export const fittingOf = ({ openNow, opensLater, oneMissing, checkWithThem }: OpenMatches["counts"]) =>
  openNow + opensLater + oneMissing + checkWithThem;
