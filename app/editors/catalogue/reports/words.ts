import type { reportStates } from "#database/schema/lists.ts";

export const stateNames: Record<(typeof reportStates)[number], string> = {
  open: "Open",
  resolved: "Resolved",
  dismissed: "Dismissed",
};

/** The actions for any report. Taking over a date is only possible for a report with a date. */
export const reportActions = ["resolve", "dismiss", "unpublish", "checked"] as const;

export const longestAnswer = 500;
export const longestSource = 2_000;

const number = (count: number) => (count === 1 ? "1 report" : `${count} reports`);

export const reportWords = {
  title: "Reports",
  intro: "Problems that visitors reported.",
  empty: "No reports here.",
  answer: "Note for the file",
  resolve: "Resolve",
  resolveNext: "Resolve, next report",
  dismiss: "Dismiss",
  unpublish: "Unpublish and close",
  checked: "It's correct: close",
  take: (day: string) => `Use ${day} and close`,
  takeNext: "Use this date, next report",
  resolved: { title: "Report resolved", detail: "It's in the list of resolved reports." },
  dismissed: { title: "Report dismissed", detail: "Nothing was changed." },
  taken: (day: string) => ({
    title: "Date changed",
    detail: `It closes on ${day}. The report is resolved, and the history keeps the old date.`,
  }),
  notDone: {
    dealt: { title: "Already closed", detail: "Someone else was faster." },
    gone: {
      title: "Date not changed",
      detail: "The record has been deleted. Dismiss the report, or restore it.",
    },
    changed: {
      title: "Date not changed",
      detail: "Someone else has changed the date. Compare the two again.",
    },
    "no date": { title: "Date not changed", detail: "This report has no date." },
    "no source": {
      title: "Date not changed",
      detail: "Open the page that shows the date, enter its address and tick that you read it there.",
    },
  },
  noneLeft: { title: "That was the last report", detail: "No one is waiting." },
  /** The internal note if the editor wrote none. */
  takenNote: (day: string, former: string) => `Date changed to ${day} from ${former}.`,
  takenDown: "unpublished after a report",
  /** The decision, in the email to a reporter who left an address. */
  decisions: {
    resolve: "An editor checked it and corrected it.",
    dismiss: "An editor checked it and left the page as it is.",
    unpublish: "An editor checked it and removed the page.",
    checked: "An editor compared it with the source. The page is correct.",
    take: (day: string) => `An editor checked it. The page now says it closes on ${day}.`,
  },
  now: "Now",
  offered: "Reported",
  noDay: "No day announced",
  usually: (day: string) => `No day announced, usually ${day}`,
  evidence: "Where the visitor read it",
  noEvidence: "The visitor gave no source. Check the date before you use it.",
  source: "Page you read the date on",
  opened: "I opened this page and the date is on it",
  /** What the evidence is about, in the words by which the detail page recognises evidence about dates. */
  facts: "Deadline",
  stands: {
    published: null,
    unpublished: "The record isn't public.",
    gone: "The record has been deleted.",
  },
  ofRecord: (count: number) =>
    count === 1 ? "A visitor reported a problem" : `${number(count)} by visitors`,
  saveResolve: (count: number) =>
    count === 1 ? "Save and resolve the report" : `Save and resolve ${number(count)}`,
  saved: (count: number) =>
    count === 0
      ? { title: "Saved.", detail: "Someone else had already closed the report." }
      : {
          title: `Saved, and ${number(count)} resolved.`,
          detail: "The history keeps the old values.",
        },
};
