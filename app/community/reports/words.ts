import type { problemReasons, reportStates } from "#database/schema/lists.ts";

export const reasonNames: Record<(typeof problemReasons)[number], string> = {
  link: "The link does not work",
  closed: "It has closed",
  wrong: "Something is wrong or out of date",
  scam: "It asks for money, or looks like a scam",
  other: "Something else",
};

export const stateNames: Record<(typeof reportStates)[number], string> = {
  open: "Open",
  resolved: "Resolved",
  dismissed: "Dismissed",
};

export const reportWords = {
  link: "Report a problem",
  title: "Report a problem",
  intro: (title: string) => `What is wrong with “${title}”? An editor looks at every report.`,
  reason: "What is wrong?",
  chooseReason: "Choose a reason",
  note: "Tell us more",
  noteHint: "For example the right date, or what they asked you to pay.",
  email: "Your email",
  emailHint: "Only if you want an answer. We forget it once the report is dealt with.",
  submit: "Send report",
  submitting: "Sending...",
  problems: "Please look at these again",
  thanks: { title: "Thank you for your report", detail: "An editor will look at it." },
  trap: "This form was filled in by a program. If you are a person, leave the hidden field empty and send again.",
  stale: "This page was open for too long. Please send the report again.",
};

export const reportActions = ["resolve", "dismiss", "unpublish", "checked"] as const;
export type ReportAction = (typeof reportActions)[number];

export const adminWords = {
  title: "Reports",
  intro: "What visitors say is wrong with a record.",
  empty: "No reports here.",
  answer: "Note for the file",
  resolve: "Resolve",
  dismiss: "Dismiss",
  unpublish: "Take the record down, resolve",
  checked: "Checked: it is right, resolve",
  resolved: { title: "Report resolved", detail: "It stays in the list of resolved ones." },
  dismissed: { title: "Report dismissed", detail: "Nothing was changed." },
  gone: { title: "Already dealt with", detail: "Somebody else was faster." },
  takenDown: "taken down after a report",
  isGone: "The record is not public any more.",
};
