import type { GapMeasure } from "./measures.ts";

/** What a record lacks if it fails a measure. */
export const gapNames: Record<GapMeasure, string> = {
  cycle: "No date",
  money: "No money",
  eligibility: "Nothing on who may apply",
  documents: "No documents",
  deepLink: "No page of the call",
  linked: "Link to a homepage",
  page: "No page as a source",
  fresh: "Not checked for a year",
  card: "Card without money",
};

/** The heading of a column: what the other records have. */
export const measureNames: Record<GapMeasure, string> = {
  cycle: "Cycle",
  money: "Money",
  eligibility: "Who may apply",
  documents: "Documents",
  deepLink: "Call page",
  linked: "Direct apply link",
  page: "Source page",
  fresh: "Checked in a year",
  card: "Card says it",
};
