import { readPageNumber } from "#app/common/frame/read-page-number.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { opportunityKinds } from "#database/schema/lists.ts";

export const savedPerPage = 24;

/** Reads the tab and the page off the address. Without a tab it is the first kind of which something is saved. */
export function readSavedView(search: URLSearchParams, counts: Record<OpportunityKind, number>) {
  const kind =
    opportunityKinds.find((known) => `${known}s` === search.get("tab")) ??
    opportunityKinds.find((known) => counts[known] > 0) ??
    "scholarship";
  const pages = Math.max(1, Math.ceil(counts[kind] / savedPerPage));
  return { kind, page: Math.min(readPageNumber(search), pages), pages };
}
