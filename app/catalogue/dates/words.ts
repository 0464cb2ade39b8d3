/** When something opens and closes, each in one line of a phone. */
export const dateWords = {
  onDay: (day: string) => `on ${day}`,
  inMonth: (month: string) => `in ${month}`,
  openNow: "Open now",
  openUsuallyUntil: (month: string) => `Open now, usually until ${month}`,
  usuallyOpenUntilDay: (day: string) => `Usually open until ${day}`,
  usuallyOpenUntilMonth: (month: string) => `Usually open until ${month}`,
  usuallyOpensNow: "Usually opens around now",
  opensOn: (day: string) => `Opens on ${day}`,
  usuallyOpensIn: (month: string) => `Usually opens in ${month}`,
  usuallyClosesIn: (month: string) => `Usually closes in ${month}`,
  usuallyClosesOn: (day: string) => `Usually closes on ${day}`,
  closed: "Closed",
  closedUsuallyOpensIn: (month: string) => `Closed, usually opens in ${month}`,
  alwaysOpen: "Always open",
  notAnnounced: "Date not announced",
  closesToday: "Open now, closes today",
  closesInMonths: (months: number) => `Open now, closes in ${months} months`,
  closesInDays: (days: number) => `Open now, closes in ${days === 1 ? "1 day" : `${days} days`}`,
  closesOn: (day: string) => `Closes ${day}`,
  closesOnWithDaysLeft: (day: string, days: number) =>
    `Closes ${day}, ${days === 1 ? "1 day left" : `${days} days left`}`,
};
