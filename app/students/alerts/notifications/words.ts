/** Visible on locked phones: short, and true on the day it is shown. */
export const notificationWords = {
  closes: (title: string, days: string) => `${title} closes ${days}`,
  usuallyCloses: (title: string, days: string) => `${title} usually closes ${days}`,
  deadlines: (count: number) => `${count} saved deadlines are near`,
  saved: "You saved it on Fursa.",
  savedAs: (verdict: string) => `${verdict}. You saved it on Fursa.`,
  answer: (title: string) => `New answer: ${title}`,
  answers: (count: number) => `New answers to ${count} of your questions`,
  read: "Read it in the Student Union.",
  more: (count: number) => `and ${count} more`,
};
