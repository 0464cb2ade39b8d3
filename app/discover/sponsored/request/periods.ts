/** How long a sponsored listing can run, and its price in US dollars. Prices are defined only here. */
export const sponsoredPeriods = [
  { weeks: 1, dollars: 25 },
  { weeks: 4, dollars: 80 },
  { weeks: 12, dollars: 200 },
] as const;

/** The first day can be at most this far ahead. */
export const maxDaysAhead = 180;
