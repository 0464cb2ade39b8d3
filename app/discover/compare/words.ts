import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { ComparedItems } from "./parse-compared-items.ts";

export const compareWords = {
  title: "Compare",
  titleOf: (titles: string[]) => titles.join(" or "),
  description: "Two or three scholarships, colleges or internships side by side.",
  intro: "Money, dates, who can apply and what they ask for, side by side. You can share this page.",
  emptyTitle: "Nothing to compare yet",
  empty: "Tap Compare on a scholarship, college or internship. Then add one or two more.",
  browse: (kind: OpportunityKind) => `Browse ${kind}s`,
  verdict: "For you",
  online: "Apply online",
  free: "Free to apply",
  documents: "Documents",
  fees: "Fees",
  closes: "Closes",
  usually: (day: string) => `Usually ${day}`,
  remove: (title: string) => `Remove ${title}`,
  removeShort: "Remove",
  addTitle: (kind: OpportunityKind, count: number) =>
    count === 1 ? `Choose another ${kind} to compare` : `Add a third ${kind}`,
  search: (kind: OpportunityKind) => `Search ${kind}s to compare with`,
  searchHint: "A name, a field or a country",
  found: (text: string) => `Found for “${text}”`,
  nothingFound: (text: string) => `Nothing found for “${text}”.`,
  saved: "On your list",
  alike: "Similar",
  add: (title: string) => `Compare with ${title}`,
  share: "Share this comparison",
  gone: "One of these is no longer listed, so we left it out.",
};

export const leftOutWords: Record<ComparedItems["leftOut"][number], string> = {
  unreadable: "We couldn't read part of this link, so we left it out.",
  otherKind: "You can compare only one kind at a time, so we left out the others.",
  tooMany: "You can compare up to three, so we left out the rest.",
};
