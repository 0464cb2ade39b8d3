import { formatItem } from "#app/catalogue/kinds/item.ts";
import { listingsPerPage } from "#app/catalogue/kinds/listings-per-page.ts";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { opportunityKinds, savedStatuses } from "#database/schema/lists.ts";
import type { SavedStatus } from "../track/progress.ts";
import type { SavedItem } from "./list-saved.server.ts";

const perPage = { list: listingsPerPage, board: 96 };

export type SavedLayout = keyof typeof perPage;

const filters = ["all", "due", ...savedStatuses, ...opportunityKinds] as const;
/** Which saved items a page shows. */
export type SavedFilter = (typeof filters)[number];

/** Parses filter, layout and page, and counts what each filter finds. `due` has what needs action within a week. */
export function parseSavedView(search: URLSearchParams, saved: SavedItem[], due: ReadonlySet<string>) {
  const look: SavedLayout = search.get("by") === "board" ? "board" : "list";
  const wanted = search.get("show") ?? search.get("tab")?.replace(/s$/, "");
  const show = filters.find((known) => known === wanted) ?? "all";
  const counts = filters.map((filter) => ({ filter, count: pick(saved, filter, due).length }));
  const shown = pick(saved, show, due);
  const pages = Math.max(1, Math.ceil(shown.length / perPage[look]));
  const page = Math.min(parsePageNumber(search), pages);
  // What is due comes first.
  const inOrder = [...shown].sort((one, other) => Number(isDue(other, due)) - Number(isDue(one, due)));
  return {
    show,
    look,
    page,
    pages,
    counts,
    items: inOrder.slice((page - 1) * perPage[look], page * perPage[look]),
  };
}

const isDue = (one: SavedItem, due: ReadonlySet<string>) => due.has(formatItem(one));

function pick(saved: SavedItem[], filter: SavedFilter, due: ReadonlySet<string>): SavedItem[] {
  if (filter === "all") return saved;
  if (filter === "due") return saved.filter((one) => isDue(one, due));
  return saved.filter(({ kind, status }) => kind === filter || status === filter);
}

/** All statuses in order, each with its items on this page. */
export const groupByStatus = (items: SavedItem[]): { status: SavedStatus; items: SavedItem[] }[] =>
  savedStatuses.map((status) => ({ status, items: items.filter((one) => one.status === status) }));
