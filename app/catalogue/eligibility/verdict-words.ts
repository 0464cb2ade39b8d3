import type { Verdict } from "./judgement.ts";

/** The five verdicts, for headings and where no date is available. */
export const verdictNames = {
  openNow: "Open to you now",
  opensLater: "Opens later: you fit",
  oneMissing: "One answer missing",
  checkWithThem: "Check with them",
  notOpen: "Not open to you",
} as const satisfies Record<Verdict, string>;

/** For opportunities that open later. */
export const verdictWords = {
  ...verdictNames,
  noCourse: "We don't know of this course here",
  opens: (time: string, isAnnounced: boolean) =>
    isAnnounced ? `Opens ${time}: you fit` : `Usually opens ${time}: you fit`,
  lastDayUnknown: "Open, closing day not announced: you fit",
  usuallyOpen: "Usually open now: you fit",
  usuallyCloses: (time: string) => `Usually closes ${time}: you fit`,
  noDates: "Dates not announced: you fit",
  reported: "Dates not confirmed: you fit",
};
