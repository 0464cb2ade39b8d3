import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { ComparedItems } from "./parse-compared-items.ts";

export const compareWords = {
  title: "Compare",
  titleOf: (titles: string[]) => titles.join(" or "),
  description: "Two or three scholarships, colleges or internships side by side.",
  intro:
    "Side by side: money, dates, who may apply, what they ask for. The address of this page can be sent.",
  emptyTitle: "Nothing to compare yet",
  empty:
    "Press Compare on a card or on the page of a scholarship, a college or an internship, then add one or two more.",
  browse: (kind: OpportunityKind) => `Browse ${kind}s`,
  verdict: "For you",
  online: "Apply online",
  free: "Free to apply",
  documents: "Documents",
  fees: "Fees",
  closes: "Closes",
  usually: (day: string) => `Usually ${day}`,
  remove: (title: string) => `Take out ${title}`,
  removeShort: "Take out",
  addTitle: (kind: OpportunityKind, count: number) =>
    count === 1 ? `Choose another ${kind} to put beside it` : `Add a third ${kind}`,
  search: (kind: OpportunityKind) => `Search ${kind}s to compare with`,
  searchHint: "A name, a field or a country",
  found: (text: string) => `Found for “${text}”`,
  nothingFound: (text: string) => `Nothing was found for “${text}”.`,
  saved: "On your list",
  alike: "Alike",
  add: (title: string) => `Compare with ${title}`,
  share: "Send this comparison",
  gone: "One of these is not listed any more, so it is left out.",
};

export const leftOutWords: Record<ComparedItems["leftOut"][number], string> = {
  unreadable: "A part of this address can't be read, so it is left out.",
  otherKind: "Only things of one kind can be compared, so those of another kind are left out.",
  tooMany: "Three fit side by side; the rest is left out.",
};
