import type { gpaRequirements, jobTypes } from "#database/schema/lists.ts";

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

export const amountWords = {
  /** For a listing that names no amount. */
  unknown: "Various",
};

export const detailWords = {
  apply: "Apply on the official site",
  official: "Official site",
  website: "Visit the college website",
  moreLikeThis: "More like this",
  added: "Added to Fursa on",
  lastChecked: "Last checked",
  report: "Report a problem",
  wrongDate: "Is this date wrong?",
  claim: "For the institution",
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
  comeBack: "Save it now, and check the official site when it opens again.",
  mayOpen: "Many open every year. Check the official site for the next round.",
  notAnnounced: "This year's date isn't out yet. Check the official site before you plan.",
  notConfirmed: "Check the official site before you plan.",
  usually: "Usually closes",
  closes: "Closes",
  closesToday: "Closes today",
  daysLeft: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
  closed: "Closed",
  expectedTitle: "The date isn't confirmed yet",
};

/** Comes before the words by which a search found a listing. */
export const whyWords = { name: "Also called", course: "Teaches", text: "Mentions" };
