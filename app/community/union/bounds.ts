/** A topic's count is exact up to this number; above it, an exact count would take too long. */
export const mostCounted = 1_000;
