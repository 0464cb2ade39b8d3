export const doubtfulWords = {
  title: "Doubtful",
  intro:
    "Published records with no reliable source or with old dates. Look them up, correct mistakes, and say what you checked.",
  none: "No doubtful records",
  noneDetail: "Every published record has a reliable source and dates from the last two years.",
  why: {
    unsourced: "We aren't sure of it, and it has no official or newspaper source.",
    oldDates: (newest: string) => `Its dates come from a page dated ${newest}.`,
  },
  evidence: "Where we read it",
  noEvidence: "No source noted.",
  checked: (on: string, by: string | undefined) => `checked on ${on}${by ? ` by ${by}` : ""}`,
  pageOf: (dated: string) => `page of ${dated}`,
  check: "I checked this today",
  checkDates: "I checked the dates on the official page today",
  edit: "Edit the record",
  official: "Official page",
  noted: { title: "Saved", detail: "The record now shows that you checked it today." },
  notNoted: "Not saved",
  changed: "Someone else has changed the record. Please check it again.",
  /** The name of the evidence that is added if no other is about dates. */
  dates: "Dates",
};
