/** How long a sponsored listing can run, and its price in US dollars. The only place where prices stand. */
export const sponsoredPeriods = [
  { weeks: 1, dollars: 25 },
  { weeks: 4, dollars: 80 },
  { weeks: 12, dollars: 200 },
] as const;

/** How far ahead a first day may be chosen. */
export const maxDaysAhead = 180;
