import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";

export const browseWords = {
  title: "Browse opportunities",
  description:
    "Search open scholarships, colleges and internships for students in Kenya, Nigeria, Ghana, Ethiopia and Uganda: who can apply, how much it pays and when it closes.",
  search: "Search opportunities",
  placeholder: "Search opportunities...",
  filters: "Filters",
  show: "Show results",
  clear: "Clear all filters",
  chosen: "Filters in use",
  narrow: "Narrow the list",
  any: "Any",
  sortBy: "Sort by",
  newest: "Newest",
  closing: "Closing soonest",
  amount: "Largest amount",
  fees: "Lowest fees",
  fit: "Best fit",
  mine: "Only what I can apply for",
  courses: "See which courses your grades are enough for",
  near: {
    scholarships: "Close to this: scholarships",
    colleges: "Close to this: colleges",
    internships: "Close to this: internships",
  },
  seeAllOf: {
    scholarships: "See all of these scholarships",
    colleges: "See all of these colleges",
    internships: "See all of these internships",
  },
  nowhere: "We don't list this yet. Another student may know.",
  askUnion: "Ask in the Student Union",
  didYouMean: "Did you mean",
  calendar: "Add these deadlines to your calendar",
  year: "See them month by month",
  feed: "Feed of new scholarships",
  titles: {
    scholarships: "Browse scholarships",
    colleges: "Browse colleges",
    internships: "Browse internships",
  },
  searched: (text: string, many: string) => `${text}: ${many}`,
  foundFor: (found: string, text: string) => `${found} for “${text}”`,
  seeAll: {
    scholarships: "See all scholarships",
    colleges: "See all colleges",
    internships: "See all internships",
  },
  clearToSee: (count: number) => `Clear the filters to see ${formatNumber(count)}`,
};

export const emptyWords: Record<Kind, string> = {
  scholarships: "No scholarships found. Try a different search term.",
  colleges: "No colleges found. Try a different search term.",
  internships: "No internships found. Try a different search term.",
};

export const loadingWords: Record<Kind, string> = {
  scholarships: "Loading scholarships...",
  colleges: "Loading colleges...",
  internships: "Loading internships...",
};

/** "1,204 scholarships". */
export const countedWords: Record<Kind, (count: number) => string> = {
  scholarships: (count) => `${formatNumber(count)} ${count === 1 ? "scholarship" : "scholarships"}`,
  colleges: (count) => `${formatNumber(count)} ${count === 1 ? "college" : "colleges"}`,
  internships: (count) => `${formatNumber(count)} ${count === 1 ? "internship" : "internships"}`,
};

/** Where student loans are among the results. */
export const countedWithLoans = (count: number) =>
  count === 1 ? "1 scholarship or loan" : `${formatNumber(count)} scholarships and loans`;
