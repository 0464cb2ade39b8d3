import { lookUp } from "#app/shared/forms/lookup.ts";
import type { gpaRequirements, jobTypes } from "#database/schema/lists.ts";
import { levelNames } from "./fact-words.ts";

/** "undergraduate, high_school" in words for people; what is no level of ours stays as it is. */
export const levelsInWords = (levels: string) =>
  levels
    .split(",")
    .map((level) => level.trim())
    .map((level) => lookUp(levelNames, level) ?? level)
    .filter(Boolean)
    .join(", ");

export const gpaNames: Record<(typeof gpaRequirements)[number], string> = {
  none: "No minimum",
  below_3_0: "Below 3.0",
  "3_0_to_3_5": "3.0 to 3.5",
  above_3_5: "Above 3.5",
};

export const jobTypeNames: Record<(typeof jobTypes)[number], string> = {
  internship: "Internship",
  "full-time": "Full-time job",
};

/** Stands where a listing names no amount. */
export const amountUnknown = "Various";

export const detailWords = {
  apply: "Apply on the official site",
  visitOfficial: "Visit the official site",
  website: "Visit the college website",
  moreLikeThis: "More like this",
  added: "Added to Fursa on",
  lastChecked: "Last checked",
  report: "Report a problem",
  forParents: "For my parents",
  compare: "Compare",
  photo: "Campus photo",
  logo: "College logo",
};

/** Each kind's own names and sentences. */
export const kindWords = {
  scholarships: {
    one: "Scholarship",
    many: "Scholarships",
    notFound: "Scholarship not found",
    back: "Back to scholarships",
    about: "About this scholarship",
    closed: "This scholarship has closed",
    copied: "Scholarship link copied to clipboard",
    seeOpen: "See open scholarships",
  },
  colleges: {
    one: "College",
    many: "Colleges",
    notFound: "College not found",
    back: "Back to colleges",
    about: "About this college",
    closed: "Applications are closed",
    copied: "College link copied to clipboard",
    seeOpen: "See all colleges",
  },
  internships: {
    one: "Internship",
    many: "Internships",
    notFound: "Internship not found",
    back: "Back to internships",
    about: "About this opportunity",
    closed: "This opportunity has closed",
    copied: "Internship link copied to clipboard",
    seeOpen: "See open internships",
  },
} as const;

export const deadlineWords = {
  closedOn: (day: string) => `It closed on ${day}.`,
  opensAgain: (time: string) =>
    `It usually opens again ${time}. Save it now, and look on the official site then.`,
  mayOpen: "Many open again each year, so look on the official site for the next round.",
  opensAbout: (time: string) => `It usually opens ${time}.`,
  usuallyOpenTo: (day: string) => `At this time of the year it is usually open, until ${day}.`,
  usuallyOpenNow: "It usually opens at this time of the year.",
  usuallyIn: (time: string) => `It usually closes ${time}.`,
  notAnnounced: "This year's date has not been announced yet, so check the official site before you plan.",
  notConfirmed: "We have not confirmed this year's date, so check the official site before you plan.",
  usually: "Usually closes",
  closes: "Closes",
  closed: "Closed",
  expectedTitle: "The date is not confirmed yet",
};

/** Where a fact was read. */
export const evidenceWords = {
  topics: { deadline: "Deadline", money: "Money", who: "Who may apply", how: "How to apply" },
  read: {
    official: "read on the official site",
    press: "read in a newspaper",
    aggregator: "read on a site that gathers offers",
  },
  allFacts: "These facts",
  byVisitor: "reported by a visitor, not confirmed",
  undated: "no date given",
  notConfirmed: "not confirmed",
  mayHaveChanged: "may have changed",
  checkedOn: "checked on",
  by: "by",
  certainty: {
    medium: "We are fairly sure of these facts, not certain.",
    low: "We are not sure of these facts: check them on the official site.",
  },
};

/** What to do before one can apply. */
export const checklistWords = {
  askReferees: (count: number) =>
    count === 1 ? "Ask your referee for a letter" : `Ask your ${count} referees for a letter`,
  writeEssay: "Write the essays",
  send: "Send the application",
  by: "by",
  now: "now",
  countedFrom: (day: string) => `The dates are counted back from the closing day, ${day}.`,
  countedFromUsual: (day: string) =>
    `The dates are counted back from the usual closing day, ${day}. This year's may differ.`,
  monthOnly: (month: string) =>
    `It usually closes in ${month}. The day isn't announced yet, so the steps have no dates.`,
};

/** What stands before the words by which a search found a listing. */
export const whyWords = { name: "Also called", course: "Teaches", text: "Says" };
