/** A topic's count is exact up to here; beyond, an exact one would take too long. */
export const mostCounted = 1_000;
