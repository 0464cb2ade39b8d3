import { type FilterName, filterNames, type Kind } from "#app/catalogue/kinds/kinds.ts";
import { type PageCursor, type Sort, usualSort, writePageCursor } from "./page-cursor.ts";
import type { SearchFilters } from "./search-filters.ts";

export interface SearchChange {
  kind?: Kind;
  text?: string;
  isExact?: boolean;
  isMine?: boolean;
  sort?: Sort;
  /** A filter's new value; null removes the filter. */
  chosen?: Partial<Record<FilterName, string | null>>;
  page?: PageCursor | null;
}

/**
 * The browse address after a change. A change of the tab keeps the text and drops the filters, which belong to one tab. Any change except
 * of the page leads to the first page.
 */
export function browseAddress(filters: SearchFilters, change: SearchChange = {}): string {
  const kind = change.kind ?? filters.kind;
  const text = change.text ?? filters.text;
  const base = kind === filters.kind ? filters : { chosen: {}, sort: usualSort(text) };
  const chosen = { ...base.chosen, ...change.chosen };
  const sort = change.sort ?? (base.sort === usualSort(filters.text) ? usualSort(text) : base.sort);
  const isSameList = Object.keys(change).every((part) => part === "page");
  const page = change.page === undefined ? (isSameList ? filters.page : null) : change.page;
  const address = new URLSearchParams({ tab: kind });
  if (text) address.set("q", text);
  if (text && (change.isExact ?? (filters.isExact && text === filters.text))) address.set("exact", "1");
  if (change.isMine ?? filters.isMine) address.set("mine", "1");
  for (const name of filterNames(kind)) {
    const value = chosen[name];
    if (value) address.set(name, value);
  }
  if (sort !== usualSort(text) && (text || sort !== "fit")) address.set("sort", sort);
  if (page) address.set("page", writePageCursor(page));
  return `/browse?${address}`;
}

/** The calendar address of a search, with the same parameters as the browse page. */
export const calendarAddress = (filters: SearchFilters, change: SearchChange = {}, page = "/calendar") =>
  browseAddress(filters, { sort: usualSort(change.text ?? filters.text), page: null, ...change }).replace(
    "/browse",
    page,
  );
