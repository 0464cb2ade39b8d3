import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Criterion } from "#app/catalogue/scoring/criteria.ts";

export const matchesWords = {
  title: "My Matches",
  description: "Scholarships, colleges and internships, best fit first.",
  analyzed: (analyzed: number, matches: number) =>
    `We've analyzed ${analyzed.toLocaleString("en")} opportunities and found ${matches.toLocaleString("en")} matches`,
  empty: (kind: OpportunityKind) => `No ${kind} matches found. Update your profile to see more matches.`,
  update: "Update your profile",
  news: (count: number, isMany: boolean) => `New since you last looked (${count}${isMany ? "+" : ""})`,
  how: "The score shows how well it fits you, out of 100. Tap “Why” to see where its points come from.",
  apply: "Apply",
  percent: (percent: number) => `${percent} percent match`,
  why: "Why?",
  showMore: "Show more",
  forWhom: "For whom?",
  firstChild: "First child",
  group: (name: string, count: string) => `${name} (${count})`,
  laterOrOpen: "Opens later, or usually open now: you fit",
  aside: "Less likely, or with more to check",
  counted: (count: number) => count.toLocaleString("en"),
  more: "How to unlock more",
  plan: "Plan the next two years",
  courses: "What can I study with my grades?",
  firstPage: "Back to the best matches",
};

export const hidingWords = {
  hide: "Not for me",
  hidden: (title: string) => `Hidden: ${title}`,
  undo: "Undo",
  shown: "Back in your matches",
  failed: "Not hidden",
  unknown: "We no longer list this.",
  full: "You've hidden 1,000 matches, which is the limit. Show some of them again first.",
  link: (count: number) => (count === 1 ? "1 hidden match" : `${count.toLocaleString("en")} hidden matches`),
  title: "Hidden matches",
  description: "Matches you don't want to see.",
  intro: "You said these aren't for you, so we leave them out of your matches.",
  none: "You haven't hidden any matches.",
  show: "Show again",
  back: "Back to my matches",
};

export const tabNames: Record<OpportunityKind, string> = {
  scholarship: "Scholarships",
  college: "Colleges",
  internship: "Internships",
};

/** A college has programs where a scholarship has a field; an internship has a location where others have a country. */
export const criterionNames: Record<Criterion | "programs" | "location", string> = {
  field: "Field",
  country: "Country",
  level: "Level",
  gpa: "GPA",
  budget: "Budget",
  duration: "Duration",
  programs: "Programs",
  location: "Location",
};

export const matchedWords = { everyField: "every field is welcome" };
