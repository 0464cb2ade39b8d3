import type { proposalReasons, queueDecisions } from "#database/schema/lists.ts";

export const queueWords = {
  title: "Queue",
  intro: "One decision at a time, the most urgent first. Nothing changes until you decide.",
  left: (cards: number, minutes: number) =>
    `${cards} ${cards === 1 ? "card" : "cards"} · about ${minutes} ${minutes === 1 ? "minute" : "minutes"} left`,
  pace: (seconds: number, today: number) =>
    `${seconds} seconds a card at your pace. You decided ${today} today.`,
  truth: "Open records confirmed in 30 days",
  truthNow: (share: number) => `${share} %`,
  aim: "Aim: 90 %",
  empty: "The queue is empty. Nothing waits for you.",
  othersHave: "Other editors have the last cards.",
  now: "Now on Fursa",
  read: "Read on the page",
  nothing: "Nothing",
  excerpt: "What the page says",
  open: "Open the page",
  record: "The record",
  public: "What a student sees",
  form: "Open the full form",
  correct: "The right value",
  correctDay: "The right day",
  notes: "Keys: A accept, C correct, R reject, L later, M merge, E full form, Z undo.",
  correctHint: "Only needed for Correct.",
  accept: "Accept",
  correctIt: "Correct",
  reject: "Reject",
  later: "Later",
  merge: "Merge",
  undo: "Undo last",
  done: {
    accept: "Accepted",
    correct: "Corrected",
    reject: "Rejected",
    later: "Put off until tomorrow",
    merge: "Merged",
  } satisfies Record<(typeof queueDecisions)[number], string>,
  undone: { title: "Undone", detail: "The card is back, and the record is as it was." },
  notUndone: {
    title: "Nothing to undo",
    detail: "Your last decision can't be undone here. Open the record's history.",
  },
  taken: { title: "Not decided", detail: "Another editor decided it, or the record has changed since." },
  badValue: { title: "Not corrected", detail: "Write the right value first, a day as 2027-04-30." },
  incomplete: { title: "Not published", detail: "A field is missing or not right. Open the full form." },
};

export const reasonWords: Record<(typeof proposalReasons)[number], string> = {
  changed: "The page now says something else.",
  new: "The page names a date for the first time.",
  closed: "The page says that it is closed.",
  "open again": "The page names the next round.",
  gone: "The page has gone. It answered “not found” twice.",
  moved: "The page has moved to another site.",
  "other page": "The page is about something else now.",
  institution: "The institution itself sent this change.",
};

export const cardNames = {
  proposal: "Change",
  find: "New find",
  report: "Report from a visitor",
  link: "Dead link",
};
