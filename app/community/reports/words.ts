import type { problemReasons } from "#database/schema/lists.ts";

export const reasonNames: Record<(typeof problemReasons)[number], string> = {
  date: "The date is wrong",
  link: "The link does not work",
  closed: "It has closed",
  wrong: "Something is wrong or out of date",
  scam: "It asks for money, or looks like a scam",
  other: "Something else",
};

export const reportWords = {
  link: "Report a problem",
  title: "Report a problem",
  intro: (title: string) => `What is wrong with “${title}”? An editor looks at every report.`,
  reason: "What is wrong?",
  chooseReason: "Choose a reason",
  note: "Tell us more",
  noteHint: "For example what they asked you to pay.",
  rightOn: "The right closing date",
  rightOnHint: "Only if the date is wrong and you know the right one.",
  notADay: "Enter a real day, like 2027-03-31.",
  evidenceUrl: "Where you read it",
  evidenceUrlHint: "The address of the page, so that an editor can look.",
  notALink: "Enter a full web address, like https://example.org/apply.",
  email: "Your email",
  emailHint: "Only if you want an answer. We delete it once an editor has answered.",
  submit: "Send report",
  submitting: "Sending...",
  problems: "Please look at these again",
  thanks: { title: "Thank you for your report", detail: "An editor will look at it." },
  trap: "This form was filled in by a program. If you are a person, leave the hidden field empty and send again.",
  stale: "This page was open for too long. Please send the report again.",
};

/** What an admin reads under a record. */
export const editingWords = (reports: number) =>
  reports === 0 ? "Edit" : `Edit (${reports} open ${reports === 1 ? "report" : "reports"})`;
