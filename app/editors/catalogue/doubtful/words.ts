export const doubtfulWords = {
  title: "Doubtful",
  intro:
    "Published records that nobody can vouch for, or whose dates were last read long ago. Look them up, correct what is wrong, and say what you checked.",
  none: "Nothing is in doubt",
  noneDetail:
    "Every published record has a page that vouches for it, and dates that were read within two years.",
  why: {
    unsourced: "We are not certain of it, and no official page or newspaper vouches for it.",
    oldDates: (newest: string) => `Its dates were last read on a page of ${newest}.`,
  },
  evidence: "Where we read it",
  noEvidence: "Nothing is noted.",
  checked: (on: string, by: string | undefined) => `checked on ${on}${by ? ` by ${by}` : ""}`,
  pageOf: (dated: string) => `page of ${dated}`,
  check: "I checked this today",
  checkDates: "I checked the dates on the official page today",
  edit: "Edit the record",
  official: "Official page",
  noted: { title: "Noted", detail: "The record now says that you checked it today. The history keeps it." },
  notNoted: "Not noted",
  changed: "Someone changed the record meanwhile. Have a look at it again.",
  /** The group that is noted where none of the evidence is about dates. */
  dates: "Dates",
};
