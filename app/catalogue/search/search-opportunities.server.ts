import {
  type CollegeCard,
  type InternshipCard,
  readCollegeCards,
  readInternshipCards,
  readScholarshipCards,
  type ScholarshipCard,
} from "#app/catalogue/cards/read-cards.server.ts";
import { fewListingsPerPage, listingsPerPage } from "#app/catalogue/kinds/listings-per-page.ts";
import type { Database } from "#database/database.ts";
import { collections } from "./collections.server.ts";
import { type FoundPage, findPage } from "./find-page.server.ts";
import type { JobFilters } from "./job-filters.ts";
import { usualSort } from "./page-cursor.ts";
import { recallAll } from "./recall.server.ts";
import { prepareSearch, type Wanted, wantedBy } from "./search.server.ts";
import type { SearchFilters } from "./search-filters.ts";

/** One page of cards, and the cursors of its neighbours. */
export interface Page<Card> extends Omit<FoundPage, "ids" | "places"> {
  cards: Card[];
}

/** Open scholarships that mention every word and fit every filter, a page of them. */
export function searchScholarships(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<Page<ScholarshipCard>> {
  const search = { ...filters, kind: "scholarships" as const };
  return searchCollection(db, wantedBy(search), search, today, readScholarshipCards);
}

export function searchColleges(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<Page<CollegeCard>> {
  const search = { ...filters, kind: "colleges" as const };
  return searchCollection(db, wantedBy(search), search, today, readCollegeCards);
}

export function searchInternships(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<Page<InternshipCard>> {
  const search = { ...filters, kind: "internships" as const };
  return searchCollection(db, wantedBy(search), search, today, readInternshipCards);
}

/** The jobs page: internships and full-time jobs, or one of the two. */
export function searchJobs(db: Database, jobs: JobFilters, today: string): Promise<Page<InternshipCard>> {
  return searchCollection(
    db,
    wantedJobs(jobs),
    { sort: usualSort(jobs.q), page: jobs.cursor },
    today,
    readInternshipCards,
  );
}

export const wantedJobs = ({ q, type, isExact }: Omit<JobFilters, "cursor">): Wanted => ({
  collection: collections.jobs,
  text: q,
  isExact,
  chosen: type === "all" ? {} : { job: type },
});

async function searchCollection<Card extends { id: string }>(
  db: Database,
  wanted: Wanted,
  { sort, page, isShort = false }: Pick<SearchFilters, "sort" | "page" | "isShort">,
  today: string,
  readCards: (db: Database, ids: string[]) => Promise<Card[]>,
): Promise<Page<Card>> {
  const search = await prepareSearch(db, wanted, today);
  const {
    ids,
    places: _,
    ...place
  } = await findPage(db, search, sort, page, isShort ? fewListingsPerPage : listingsPerPage);
  return { cards: await recallCards(db, search.version, wanted.collection.name, ids, readCards), ...place };
}

/** Each card is read once in a state of the catalogue. */
export async function recallCards<Card extends { id: string }>(
  db: Database,
  version: string | null,
  collection: string,
  ids: string[],
  readCards: (db: Database, ids: string[]) => Promise<Card[]>,
): Promise<Card[]> {
  const cards = await recallAll(db, version, `cards ${collection}`, ids, async (missing) => {
    const read = new Map((await readCards(db, missing)).map((card) => [card.id, card]));
    return missing.map((id) => read.get(id));
  });
  return cards.filter((card) => card !== undefined);
}
