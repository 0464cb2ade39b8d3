import { readQuery, understood } from "#app/discover/search/reading/read-query.ts";
import { browseAddress } from "#app/discover/search/search-address.ts";
import type { SearchFilters } from "#app/discover/search/search-filters.ts";

export interface Chip {
  label: string;
  /** The words it was read from. */
  typed: string;
  /** The same search without them. */
  without: string;
}

/** What we understood of a search, each with the way to take it back. */
export function readChips(filters: SearchFilters, today: string): Chip[] {
  if (filters.isExact) return [];
  const reading = readQuery(filters.text, today);
  return understood(reading).map((piece) => {
    const others = reading.pieces.filter((one) => one !== piece && one.means?.about !== "small");
    return {
      label: piece.means?.label ?? "",
      typed: piece.typed,
      without: browseAddress(filters, { text: others.map(({ typed }) => typed).join(" ") }),
    };
  });
}
