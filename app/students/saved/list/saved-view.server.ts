import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { listingsPerPage } from "#app/catalogue/kinds/listings-per-page.ts";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { opportunityKinds, savedStatuses } from "#database/schema/lists.ts";
import type { SavedStatus } from "../track/progress.ts";
import type { SavedItem } from "./list-saved.server.ts";

const perPage = { list: listingsPerPage, board: 96 };

export type SavedLayout = keyof typeof perPage;

/** Parses tab, layout and page. The default tab is the first kind with saved items. */
export function parseSavedView(search: URLSearchParams, saved: SavedItem[]) {
  const counts = countKinds(saved);
  const look: SavedLayout = search.get("by") === "board" ? "board" : "list";
  const kind =
    opportunityKinds.find((known) => `${known}s` === search.get("tab")) ??
    opportunityKinds.find((known) => counts[known] > 0) ??
    "scholarship";
  const pages = Math.max(1, Math.ceil(counts[kind] / perPage[look]));
  const page = Math.min(parsePageNumber(search), pages);
  return { kind, look, page, pages, counts };
}

interface StatusGroup {
  status: SavedStatus;
  /** Across all pages. */
  count: number;
  items: SavedItem[];
}

/** All statuses in order, each with its items on this page. */
export function groupByStatus(
  saved: SavedItem[],
  { kind, look, page }: Pick<ReturnType<typeof parseSavedView>, "kind" | "look" | "page">,
): StatusGroup[] {
  const of = Map.groupBy(
    saved.filter((one) => one.kind === kind),
    ({ status }) => status,
  );
  const inOrder = savedStatuses.flatMap((status) => of.get(status) ?? []);
  const shown = inOrder.slice((page - 1) * perPage[look], page * perPage[look]);
  return savedStatuses.map((status) => ({
    status,
    count: of.get(status)?.length ?? 0,
    items: shown.filter((one) => one.status === status),
  }));
}

const countKinds = (saved: SavedItem[]) =>
  Object.fromEntries(
    opportunityKinds.map((kind) => [kind, saved.filter((one) => one.kind === kind).length]),
  ) as Record<OpportunityKind, number>;
