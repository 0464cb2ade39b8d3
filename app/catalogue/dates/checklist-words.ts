/** What to do before applying. */
export const checklistWords = {
  askReferees: (count: number) =>
    count === 1 ? "Ask your referee for a letter" : `Ask your ${count} referees for a letter`,
  writeEssay: "Write the essays",
  send: "Send the application",
  by: "by",
  now: "now",
  countedFrom: (day: string) => `We count the dates back from the closing day, ${day}.`,
  countedFromUsual: (day: string) =>
    `We count the dates back from the usual closing day, ${day}. This year's day may differ.`,
  monthOnly: (month: string) =>
    `It usually closes in ${month}. The day isn't announced yet, so the steps have no dates.`,
};
