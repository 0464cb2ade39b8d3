export const calendarWords = {
  title: "The year ahead",
  intro: "What opens and closes, month by month. Usual dates can change, so check the official site.",
  own: "We leave out what isn't open to you.",
  description:
    "When scholarships, colleges and internships for students in Kenya, Nigeria, Ghana, Ethiopia and Uganda open and close, month by month for the year to come.",
  months: "Months",
  opens: "Opens",
  closes: "Closes",
  /** "Usually in November". */
  usually: (month: string) => `Usually in ${month}`,
  aboutDay: (day: string) => `about ${day}`,
  nothing: "No dates known for this month.",
  none: "No dates found in the year ahead. Try a different search term or fewer filters.",
  more: (rest: number) => `and ${rest} more`,
  /** One month in full. */
  inMonth: {
    opens: (month: string) => `What opens in ${month}`,
    closes: (month: string) => `What closes in ${month}`,
  },
  happenings: "Closing or opening",
  count: (all: number, text: string) =>
    `${all.toLocaleString("en")} ${all === 1 ? "date" : "dates"}${text ? ` for “${text}”` : ""}. Announced dates come first. Check the others on the official site before you plan.`,
  back: "Back to the year ahead",
  file: "Add these dates to your calendar",
  browse: "See them as a list",
  search: "Search the calendar",
  usuallyOpens: "Usually opens",
  moreIn: {
    closes: (rest: number, month: string) => `and ${rest} more, closes in ${month}`,
    opens: (rest: number, month: string) => `and ${rest} more, opens in ${month}`,
  },
};
