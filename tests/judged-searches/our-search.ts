import { readSearchFilters } from "#app/discover/search/search-filters.ts";
import {
  searchColleges,
  searchInternships,
  searchScholarships,
} from "#app/discover/search/search-opportunities.server.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import type { JudgedRecord } from "./judged-catalogue.ts";

/** What a visitor is shown for a search, a tab after the other. */
export function ourSearch(database: Database, records: JudgedRecord[], today: string) {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return (q: string): Promise<string[]> =>
    asViewer({ kind: "visitor", database }, async (db) => {
      const filters = readSearchFilters(new URLSearchParams({ q }));
      const pages = [
        await searchScholarships(db, filters, today),
        await searchColleges(db, filters, today),
        await searchInternships(db, filters, today),
      ];
      return pages.flatMap(({ cards }) => cards.map(({ id }) => names.get(id) ?? ""));
    });
}
