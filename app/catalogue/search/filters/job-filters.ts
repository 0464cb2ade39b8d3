import { parseSearchText } from "#app/shared/text/search-text.ts";
import { jobTypes } from "#database/schema/opportunity-lists.ts";
import { type PageCursor, readPageCursor, usualSort, writePageCursor } from "./page-cursor.ts";

export const jobTabs = ["all", ...jobTypes] as const;

/** The search of the jobs page. */
export interface JobFilters {
  q: string;
  type: (typeof jobTabs)[number];
  /** Searches for the words as typed, without the lexicon. */
  isExact: boolean;
  cursor: PageCursor | null;
}

export function readJobFilters(address: URLSearchParams): JobFilters {
  const page = readPageCursor(address.get("page"));
  const q = parseSearchText(address.get("q"));
  return {
    q,
    type: jobTabs.find((tab) => tab === address.get("type")) ?? "all",
    isExact: address.has("exact"),
    cursor: page?.sort === usualSort(q) ? page : null,
  };
}

/** The jobs address after a change. Any change except of the page leads to the first page. */
export function jobsAddress(filters: JobFilters, change: Partial<JobFilters> = {}): string {
  const { q, type } = { ...filters, ...change };
  const isExact = change.isExact ?? (filters.isExact && q === filters.q);
  const isSameList = Object.keys(change).every((part) => part === "cursor");
  const cursor = change.cursor === undefined ? (isSameList ? filters.cursor : null) : change.cursor;
  const address = new URLSearchParams();
  if (q) address.set("q", q);
  if (q && isExact) address.set("exact", "1");
  if (type !== "all") address.set("type", type);
  if (cursor) address.set("page", writePageCursor(cursor));
  return address.size > 0 ? `/jobs?${address}` : "/jobs";
}
