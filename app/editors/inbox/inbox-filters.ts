import { parseSearchText } from "#app/shared/text/search-text.ts";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { partnershipStatuses } from "#database/schema/lists.ts";
import type { PartnershipStatus } from "./words.ts";

interface InboxAddress {
  /** Null for all of them. */
  status: PartnershipStatus | null;
  q: string;
  page: number;
}

/** An inbox opens at what is new; anything unknown means the same. */
export function readInboxAddress(search: URLSearchParams): InboxAddress {
  const given = search.get("status") ?? "new";
  const status = given === "all" ? null : (partnershipStatuses.find((each) => each === given) ?? "new");
  return { status, q: parseSearchText(search.get("q")), page: Math.min(parsePageNumber(search), 10_000) };
}

export function inboxAddress({ status, q, page }: InboxAddress): string {
  const search = new URLSearchParams();
  if (status !== "new") search.set("status", status ?? "all");
  if (q) search.set("q", q);
  if (page > 1) search.set("page", String(page));
  return `/admin/partnerships${search.size > 0 ? `?${search}` : ""}`;
}
