import type { reportStates } from "#database/schema/lists.ts";

export const stateNames: Record<(typeof reportStates)[number], string> = {
  open: "Open",
  resolved: "Resolved",
  dismissed: "Dismissed",
};

/** What can be done with any report; taking over a date can be done only with one that offers a date. */
export const reportActions = ["resolve", "dismiss", "unpublish", "checked"] as const;

export const longestAnswer = 500;
export const longestSource = 2_000;

const number = (count: number) => (count === 1 ? "1 report" : `${count} reports`);

export const reportWords = {
  title: "Reports",
  intro: "What visitors say is wrong with a record.",
  empty: "No reports here.",
  answer: "Note for the file",
  resolve: "Resolve",
  resolveNext: "Resolve, next report",
  dismiss: "Dismiss",
  unpublish: "Take the record down, resolve",
  checked: "Checked: it is right, resolve",
  take: (day: string) => `Take over ${day}, resolve`,
  takeNext: "Take over, next report",
  resolved: { title: "Report resolved", detail: "It stays in the list of resolved ones." },
  dismissed: { title: "Report dismissed", detail: "Nothing was changed." },
  taken: (day: string) => ({
    title: "Date taken over",
    detail: `It closes on ${day}. The report is resolved, and the history keeps the former date.`,
  }),
  notDone: {
    dealt: { title: "Already dealt with", detail: "Somebody else was faster." },
    gone: {
      title: "Not taken over",
      detail: "The record has been deleted. Dismiss the report, or restore it.",
    },
    changed: {
      title: "Not taken over",
      detail: "Somebody has changed the date meanwhile. Compare the two again.",
    },
    "no date": { title: "Not taken over", detail: "This report offers no date." },
    "no source": {
      title: "Not taken over",
      detail: "Open the page that shows the date, enter its address and tick that you read it there.",
    },
  },
  noneLeft: { title: "That was the last report", detail: "Nobody waits." },
  /** The note that is kept where the editor wrote none. */
  takenNote: (day: string, former: string) => `Date taken over: ${day} instead of ${former}.`,
  takenDown: "taken down after a report",
  /** What a reporter who left an address is told. */
  decisions: {
    resolve: "An editor has looked at it and put it right.",
    dismiss: "An editor has looked at it and left the page as it is.",
    unpublish: "An editor has looked at it and taken the page down.",
    checked: "An editor has compared it with the source: what the page says is right.",
    take: (day: string) => `An editor has looked at it. The page now says that it closes on ${day}.`,
  },
  now: "Now",
  offered: "Offered",
  noDay: "No day announced",
  usually: (day: string) => `No day announced, usually ${day}`,
  evidence: "The visitor read it here",
  noEvidence: "The visitor names no page. Look it up before you take it over.",
  source: "Page you read the date on",
  opened: "I opened this page and the date is on it",
  /** What the evidence is about, in the words by which the detail page knows that it is about dates. */
  facts: "Deadline",
  stands: {
    published: null,
    unpublished: "The record is not public.",
    gone: "The record has been deleted.",
  },
  ofRecord: (count: number) =>
    count === 1 ? "A visitor reported a problem" : `${number(count)} by visitors`,
  saveResolve: (count: number) =>
    count === 1 ? "Save and resolve the report" : `Save and resolve ${number(count)}`,
  saved: (count: number) =>
    count === 0
      ? { title: "Saved.", detail: "Somebody else had dealt with what was reported." }
      : {
          title: `Saved, and ${number(count)} resolved.`,
          detail: "The history keeps the former values.",
        },
};
