import type { proposalReasons, queueDecisions } from "#database/schema/lists.ts";
import type { CardTypeName } from "./types/card-type.ts";

/** From 90 minutes on, the time is given in half hours. */
const timeInWords = (minutes: number): string => {
  if (minutes < 90) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return `${Math.round(minutes / 30) / 2} hours`;
};

export const queueWords = {
  title: "Queue",
  empty: "The queue is empty. Nothing is waiting for you.",
  othersHave: "Other editors have the last cards.",
  left: (cards: number, minutes: number) =>
    `${cards} ${cards === 1 ? "card" : "cards"} · about ${timeInWords(minutes)}`,
  pace: (seconds: number, today: number) =>
    `You decided ${today} today, at ${seconds} ${seconds === 1 ? "second" : "seconds"} a card.`,
  progress: (today: number, left: number) => `${today} decided today, ${left} left`,
  confirmed: (share: number) => `${share} % confirmed`,
  truth: (share: number, first: number, since: string) =>
    `${share} % of the open records had their deadline confirmed in the last 30 days. It was ${first} % on ${since}. The aim is 90 %.`,
  nextUp: "Next up",
  mostUrgent: "Most urgent first",
  more: (cards: number) => `${cards} more`,
  now: "Now on Fursa",
  read: "Suggested",
  afterAccept: "After you accept",
  stays: "Stays",
  mergedIntoIt: "Goes into it",
  nothing: "Nothing",
  noDate: "No date: it has closed",
  yes: "Yes",
  readOn: (host: string, day: string) => `read on ${host}, ${day}`,
  sentBy: (host: string, day: string) => `sent from an address at ${host}, ${day}`,
  reportedOn: (day: string) => `reported by a visitor, ${day}`,
  checkedToday: "checked by you today",
  excerpt: "What the page says",
  note: "What the visitor wrote",
  wording: "Words",
  wordingFor: (language: string, sentence: string) =>
    `A reader suggests other words in ${language}, for ${sentence}.`,
  acceptedWordings: "Accepted words as a PO file",
  open: "Open the page",
  record: "The record",
  preview: "Students will see",
  public: "See the page now",
  form: "All fields",
  closesIn: (days: number) =>
    days === 0 ? "Closes today" : days === 1 ? "Closes tomorrow" : `Closes in ${days} days`,
  hasClosed: "Has closed",
  saved: (students: number) => `${students} saved it`,
  match: (students: number) => `${students} match`,
  keys: "Keys: A accept, C correct, R reject, L later, M merge, O open the page, E all fields, Z undo.",
  accept: "Accept",
  correct: "Correct",
  reject: "Reject",
  later: "Later",
  merge: "Merge",
  publish: "Publish",
  hide: "Hide it",
  corrected: "I corrected it",
  leaveHidden: "Leave hidden",
  pageIsFine: "It works",
  itIsRight: "It's right",
  removeDates: "Remove dates",
  notTheSame: "Not the same",
  correctFold: "Correct it",
  saveCorrect: "Save this",
  source: "Page that shows the date",
  opened: "I opened this page and the date is on it",
  mayBe: (title: string, doubts: string) => `This may be “${title}”, which we have. ${doubts}`,
  alike: "These two records look the same. The left one stays, and we add what's only in the other one.",
  failing: (times: number, error: string) =>
    times === 1 ? `The page failed once. ${error}` : `The page failed ${times} times in a row. ${error}`,
  unconfirmed: (days: number) => `Nothing has confirmed its closing day in ${days} days.`,
  shownToStudents: "Shown to students",
  hiddenNow: "No, hidden by the link checker",
  hiddenUntil: "No, until its page answers",
  staysHidden: "No, until its page answers",
  hiddenFromStudents: "Hidden from students",
  /** The reasons that the record's page in the editors' catalogue shows. */
  hiddenAsGone: "hidden because its page is gone",
  hiddenAsDoubtful: "hidden because nothing confirms it",
  undo: "Undo last",
  unattended: "Changed without an editor",
  unattendedHint:
    "The official page named a new deadline in the same sentence as before. You see the last 30 days.",
  changedOn: (day: string) => `changed on ${day}`,
  undoThis: "Undo",
  undoOf: (title: string) => `Undo the change of ${title}`,
  unattendedUndone: {
    title: "Undone",
    detail: "The former date is back. The same change won't be made again.",
  },
  done: {
    accept: "Done: accepted.",
    correct: "Done: corrected.",
    reject: "Done: rejected.",
    later: "Put off until tomorrow.",
    merge: "Done: merged.",
  } satisfies Record<(typeof queueDecisions)[number], string>,
  undone: { title: "Undone", detail: "The card is back, and the record is as it was." },
  notUndone: {
    title: "Nothing undone",
    detail: "This can't be undone here, or someone has changed the record since. Open its history.",
  },
  taken: { title: "Not decided", detail: "Another editor decided it, or the record has changed since." },
  badValue: {
    title: "Not corrected",
    detail: "Enter the right value first. Write a day as 2027-04-30.",
  },
  incomplete: { title: "Not published", detail: "A field is missing or not right. Open all fields." },
  noSource: {
    title: "Not decided",
    detail: "Open a page that shows the date, enter its address, and tick that you read it there.",
  },
};

export const reasonWords: Record<(typeof proposalReasons)[number], string> = {
  changed: "The page now says something else.",
  new: "The page names a date for the first time.",
  closed: "The page says that it is closed.",
  "open again": "The page names the next round.",
  gone: "The page has gone. It answered “not found” twice.",
  moved: "The page has moved to another site.",
  "other page": "The page is about something else now.",
  institution: "The institution sent this change.",
};

export const cardNames: Record<CardTypeName, string> = {
  proposal: "Change",
  find: "New find",
  report: "Report from a visitor",
  link: "Dead link",
  doubt: "Doubtful",
  pair: "Duplicate?",
  wording: "Translation",
};
