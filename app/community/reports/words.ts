import type { problemReasons } from "#database/schema/lists.ts";

export const reasonNames: Record<(typeof problemReasons)[number], string> = {
  date: "The date is wrong",
  link: "The link doesn't work",
  closed: "It has closed",
  wrong: "Something is wrong or out of date",
  scam: "It asks for money, or looks like a scam",
  other: "Something else",
};

export const reportWords = {
  title: "Report a problem",
  intro: (title: string) => `What is wrong with “${title}”? An editor looks at every report.`,
  reason: "What is wrong?",
  chooseReason: "Choose a reason",
  note: "Tell us more",
  noteHint: "For example, what they asked you to pay.",
  rightOn: "The correct closing date",
  rightOnHint: "Only if the date is wrong and you know the correct one.",
  notADay: "Enter a date like 2027-03-31.",
  evidenceUrl: "Where you read it",
  evidenceUrlHint: "The link to the page, so an editor can check.",
  notALink: "Enter a full web address, like https://example.org/apply.",
  email: "Your email",
  emailHint: "Only if you want an answer. We delete it after an editor answers.",
  submit: "Send report",
  submitting: "Sending...",
  problems: "Please check these",
  thanks: { title: "Thank you for your report", detail: "An editor will look at it." },
  trap: "It looks like a program filled in this form. If you're a person, leave the hidden field empty and send it again.",
  stale: "This page was open too long. Please send the report again.",
};

export const wrongDateWords = {
  title: "This date is wrong",
  intro: "Tell us the right closing date. An editor checks it before the page changes.",
  now: "Fursa says now",
  rightOn: "The right closing date",
  where: "Where did you see it?",
  whereHint: "A link is best. You can also write it in words: “an email from the university”.",
  emailHint: "Only if you want an answer. We delete it after an editor answers.",
  submit: "Send the date",
};

/** What an admin reads below a record. */
export const editingWords = (reports: number) =>
  reports === 0 ? "Edit" : `Edit (${reports} open ${reports === 1 ? "report" : "reports"})`;
