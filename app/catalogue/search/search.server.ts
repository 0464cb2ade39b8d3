import {
  type CollegeCard,
  type InternshipCard,
  readCollegeCards,
  readInternshipCards,
  readScholarshipCards,
  type ScholarshipCard,
} from "#app/catalogue/cards/read-cards.server.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { fewListingsPerPage, listingsPerPage } from "#app/catalogue/kinds/listings-per-page.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { countCandidates, findCandidates } from "./candidates/candidates.ts";
import type { JobFilters } from "./filters/job-filters.ts";
import { usualSort } from "./filters/page-cursor.ts";
import type { SearchFilters } from "./filters/search-filters.ts";
import { indexSnapshot } from "./index/catalogue-index.ts";
import type { CatalogueIndex } from "./index/kind-index.ts";
import { planSearch, queryOf, type SearchQuery } from "./plan/plan.ts";
import { type FoundPage, findPage } from "./rank/page.ts";

/** The search index of the catalogue that this transaction sees. Costs one small query if nothing has changed. */
export async function readCatalogueIndex(db: Database, today: string): Promise<CatalogueIndex> {
  return indexSnapshot(await readSnapshot(db, today), today);
}

/** A page of cards, and the cursors of its neighbours. */
type CardPage<Card> = Omit<FoundPage, "listings"> & { cards: Card[] };

/** A page of results of the kind that the filters name. */
export type SearchResults =
  | ({ kind: "scholarships" } & CardPage<ScholarshipCard>)
  | ({ kind: "colleges" } & CardPage<CollegeCard>)
  | ({ kind: "internships" } & CardPage<InternshipCard>);

/** One page of open opportunities that match every required term and every filter. */
export async function searchOpportunities(
  db: Database,
  catalogue: CatalogueIndex,
  filters: SearchFilters,
): Promise<SearchResults> {
  const page = findFilteredPage(catalogue, filters);
  if (filters.kind === "colleges")
    return { kind: filters.kind, ...(await withCards(db, page, readCollegeCards)) };
  if (filters.kind === "internships")
    return { kind: filters.kind, ...(await withCards(db, page, readInternshipCards)) };
  return { kind: "scholarships", ...(await withCards(db, page, readScholarshipCards)) };
}

export const searchScholarships = async (
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<CardPage<ScholarshipCard>> =>
  withCards(
    db,
    findFilteredPage(await readCatalogueIndex(db, today), { ...filters, kind: "scholarships" }),
    readScholarshipCards,
  );

export const searchColleges = async (
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<CardPage<CollegeCard>> =>
  withCards(
    db,
    findFilteredPage(await readCatalogueIndex(db, today), { ...filters, kind: "colleges" }),
    readCollegeCards,
  );

export const searchInternships = async (
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<CardPage<InternshipCard>> =>
  withCards(
    db,
    findFilteredPage(await readCatalogueIndex(db, today), { ...filters, kind: "internships" }),
    readInternshipCards,
  );

/** A page of internships, of full-time jobs, or of both. The home country may be unknown. */
export async function searchJobs(
  db: Database,
  catalogue: CatalogueIndex,
  jobs: JobFilters,
  home: string | null = null,
): Promise<CardPage<InternshipCard>> {
  const page = findPage(planSearch(catalogue, { ...jobQuery(jobs), home }), usualSort(jobs.q), jobs.cursor);
  return withCards(db, page, readInternshipCards);
}

const jobQuery = ({ q, type, isExact }: Omit<JobFilters, "cursor">): SearchQuery => ({
  section: "jobs",
  text: q,
  isExact,
  chosen: type === "all" ? {} : { job: type },
});

const findFilteredPage = (catalogue: CatalogueIndex, filters: SearchFilters): FoundPage =>
  findPage(
    planSearch(catalogue, queryOf(filters)),
    filters.sort,
    filters.page,
    filters.isShort ? fewListingsPerPage : listingsPerPage,
  );

async function withCards<Card>(
  db: Database,
  { listings, ...page }: FoundPage,
  readCards: (db: Database, ids: string[]) => Promise<Card[]>,
): Promise<CardPage<Card>> {
  const ids = listings.map(({ id }) => id);
  return { cards: ids.length > 0 ? await readCards(db, ids) : [], ...page };
}

/** The number of results of a search. */
export const countOpportunities = (catalogue: CatalogueIndex, filters: SearchFilters): number =>
  countCandidates(planSearch(catalogue, queryOf(filters)));

/** Whether one of the results has a tag. */
export function hasTag(catalogue: CatalogueIndex, filters: SearchFilters, tag: string): boolean {
  const plan = planSearch(catalogue, queryOf(filters));
  const found = findCandidates(plan);
  return plan.section.index.withTag(tag).some((listing) => Boolean(found[listing]));
}

export const countJobs = (catalogue: CatalogueIndex, jobs: Omit<JobFilters, "cursor">): number =>
  countCandidates(planSearch(catalogue, jobQuery(jobs)));

/** The numbers on the tabs: results of each kind without filters. */
export function countTabs(catalogue: CatalogueIndex, filters: SearchFilters): Record<Kind, number> {
  const [scholarships = 0, colleges = 0, internships = 0] = kinds.map((kind) =>
    countOpportunities(catalogue, { ...filters, kind, chosen: {} }),
  );
  return { scholarships, colleges, internships };
}
