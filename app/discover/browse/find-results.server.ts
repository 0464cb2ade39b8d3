import type { SearchFilters } from "#app/discover/search/search-filters.ts";
import {
  type Page,
  searchColleges,
  searchInternships,
  searchScholarships,
} from "#app/discover/search/search-opportunities.server.ts";
import { suggestSpelling } from "#app/discover/search/suggest-spelling.server.ts";
import type { CollegeCard, InternshipCard, ScholarshipCard } from "#app/opportunities/read-cards.server.ts";
import type { Database } from "#database/database.ts";

type Found =
  | ({ kind: "scholarships" } & Page<ScholarshipCard>)
  | ({ kind: "colleges" } & Page<CollegeCard>)
  | ({ kind: "internships" } & Page<InternshipCard>);

/** A page of the kind that is asked for; where nothing is found, the spelling that would find something. */
export async function findResults(db: Database, filters: SearchFilters, today: string) {
  const found = await searchKind(db, filters, today);
  const isMiss = found.cards.length === 0 && filters.words.length > 0;
  return { found, suggestion: isMiss ? await suggestSpelling(db, filters, today) : null };
}

async function searchKind(db: Database, filters: SearchFilters, today: string): Promise<Found> {
  if (filters.kind === "colleges")
    return { kind: filters.kind, ...(await searchColleges(db, filters, today)) };
  if (filters.kind === "internships")
    return { kind: filters.kind, ...(await searchInternships(db, filters, today)) };
  return { kind: "scholarships", ...(await searchScholarships(db, filters, today)) };
}
