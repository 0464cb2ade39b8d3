import { parseSearchText } from "#app/shared/text/search-text.ts";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { partnershipStatuses } from "#database/schema/lists.ts";
import type { PartnershipStatus } from "./words.ts";

interface InboxFilters {
  /** Null for all. */
  status: PartnershipStatus | null;
  q: string;
  page: number;
}

/** Defaults to new applications. */
export function parseInboxFilters(search: URLSearchParams): InboxFilters {
  const given = search.get("status") ?? "new";
  const status = given === "all" ? null : (partnershipStatuses.find((each) => each === given) ?? "new");
  return { status, q: parseSearchText(search.get("q")), page: Math.min(parsePageNumber(search), 10_000) };
}

export function inboxUrl({ status, q, page }: InboxFilters): string {
  const search = new URLSearchParams();
  if (status !== "new") search.set("status", status ?? "all");
  if (q) search.set("q", q);
  if (page > 1) search.set("page", String(page));
  return `/admin/partnerships${search.size > 0 ? `?${search}` : ""}`;
}
