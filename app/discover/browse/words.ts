import type { Kind } from "#app/catalogue/kinds/kinds.ts";

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
  near: (many: string) => `Close to this: ${many}`,
  seeAllOf: "See all of these",
  nowhere: "We don't list this yet. Another student may know.",
  askUnion: "Ask in the Student Union",
  didYouMean: "Did you mean",
  calendar: "Put these deadlines in your calendar",
  year: "See them month by month",
  feed: "Feed of new scholarships",
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

export const countedWords: Record<Kind, { one: string; many: string }> = {
  scholarships: { one: "scholarship", many: "scholarships" },
  colleges: { one: "college", many: "colleges" },
  internships: { one: "internship", many: "internships" },
};
