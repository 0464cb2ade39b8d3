import type { SearchFilters } from "#app/discover/search/search-filters.ts";
import {
  type Page,
  searchColleges,
  searchInternships,
  searchScholarships,
} from "#app/discover/search/search-opportunities.server.ts";
import { findWhyHere } from "#app/discover/search/why-here.server.ts";
import { type Kind, kindOf } from "#app/opportunities/kinds.ts";
import type { CollegeCard, InternshipCard, ScholarshipCard } from "#app/opportunities/read-cards.server.ts";
import type { Why } from "#app/opportunities/why-here.ts";
import type { Applicant } from "#app/students/fit/applicant.ts";
import { findVerdicts } from "#app/students/fit/find-verdicts.server.ts";
import type { Verdict } from "#app/students/fit/judgement.ts";
import { findSavedIds } from "#app/students/saved/find-saved-ids.server.ts";
import { askTogether } from "#database/ask-together.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";
import type { Viewer } from "#database/viewer.ts";

type Found =
  | ({ kind: "scholarships" } & Page<ScholarshipCard>)
  | ({ kind: "colleges" } & Page<CollegeCard>)
  | ({ kind: "internships" } & Page<InternshipCard>);

/** Results of one kind, and which of them the viewer has saved. */
export interface Results {
  found: Found;
  saved: string[];
  why: Record<string, Why>;
  /** What they are to the viewer, where something is known of them. */
  verdicts: Record<string, Verdict>;
}

/** Who looks, and what they have told of themselves. */
export interface Reader {
  viewer: Viewer;
  applicant: Applicant | null;
}

/** A page of the kind that is asked for. */
export async function findResults(
  db: Database,
  reader: Reader,
  filters: SearchFilters,
  today: string,
): Promise<Results> {
  const found = await searchKind(db, filters, today);
  const ids = found.cards.map(({ id }) => id);
  const kind = kindOf[found.kind];
  const [saved, why, verdicts] = await askTogether(db, [
    () => findSavedIds(db, reader.viewer, kind, found.cards),
    () => findWhyHere(db, filters, ids, today),
    () => findVerdicts(db, reader.applicant, kind, found.cards),
  ]);
  return { found, saved, why, verdicts };
}

const mostElsewhere = 6;

/** What the other tabs have for the same words: the first few of each that has any. */
export async function findElsewhere(
  db: Database,
  reader: Reader,
  filters: SearchFilters,
  today: string,
): Promise<Results[]> {
  const others: Kind[] = kinds.filter((kind) => kind !== filters.kind);
  const elsewhere: Results[] = [];
  for (const kind of others) {
    const results = await findResults(
      db,
      reader,
      { ...filters, kind, chosen: {}, sort: "fit", page: null },
      today,
    );
    const cards = results.found.cards.slice(0, mostElsewhere);
    if (cards.length > 0) elsewhere.push({ ...results, found: { ...results.found, cards } as Found });
  }
  return elsewhere;
}

async function searchKind(db: Database, filters: SearchFilters, today: string): Promise<Found> {
  if (filters.kind === "colleges")
    return { kind: filters.kind, ...(await searchColleges(db, filters, today)) };
  if (filters.kind === "internships")
    return { kind: filters.kind, ...(await searchInternships(db, filters, today)) };
  return { kind: "scholarships", ...(await searchScholarships(db, filters, today)) };
}
