import type { VerdictWords } from "#app/catalogue/eligibility/verdict.ts";

/** The verdicts for a counsellor: about the student. */
export const verdictWords: VerdictWords = {
  openNow: "Open to the student now",
  opensLater: "Opens later: the student fits",
  oneMissing: "One answer missing",
  checkWithThem: "Check with them",
  notOpen: "Not open to the student",
  opens: (time: string, isAnnounced: boolean) =>
    isAnnounced ? `Opens ${time}: the student fits` : `Usually opens ${time}: the student fits`,
  lastDayUnknown: "Open, closing day not announced: the student fits",
  usuallyOpen: "Usually open now: the student fits",
  usuallyCloses: (time: string) => `Usually closes ${time}: the student fits`,
  noDates: "Dates not announced: the student fits",
  reported: "Dates not confirmed: the student fits",
};

/** How likely a course is, where the usual words speak to the student. */
export const courseWords = { qualified: "Has every grade they ask for" };
