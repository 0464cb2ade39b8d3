/** A topic's count is exact up to here: nobody needs to wait for more. */
export const mostCounted = 1_000;
