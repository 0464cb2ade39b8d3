/** The next day, from today on, that has this month and day ("12-15"). Days are written as 2026-12-15, in UTC. */
export function nextOccurrence(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${year + 1}-${monthAndDay}`;
}
