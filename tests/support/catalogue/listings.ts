import { readSearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import type { CatalogueIndex } from "#app/catalogue/search/index/kind-index.ts";
import { readCatalogueIndex } from "#app/catalogue/search/search.server.ts";
import type { Database } from "#database/database.ts";
import { catalogueChanges, colleges, internships, scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { aVisitor } from "../people/people.ts";

export const today = "2026-11-15";

/** Parses the filters of a browse address. */
export const browsing = (address: string) => readSearchFilters(new URLSearchParams(address));

/** What a visitor's search returns. */
export const visiting = <Filters, Result>(
  db: Database,
  search: (catalogue: CatalogueIndex, filters: Filters) => Result,
  filters: Filters,
): Promise<Result> =>
  asViewer(aVisitor(db), async (own) => search(await readCatalogueIndex(own, today), filters));

/**
 * Tables that triggers write when a listing is added, changed or removed. A test that commits such a change removes
 * it again.
 */
export const writtenByTriggers = [catalogueChanges];

let added = 0;
/** Later ones are newer. */
const nextMoment = () => new Date(Date.parse("2026-01-01T00:00:00Z") + 1000 * ++added);

type Scholarship = Partial<typeof scholarships.$inferInsert>;
type College = Partial<typeof colleges.$inferInsert>;
type Internship = Partial<typeof internships.$inferInsert>;

export async function addScholarships(db: Database, ...listings: Scholarship[]): Promise<string[]> {
  const rows = listings.map((listing) => ({ title: "A scholarship", createdAt: nextMoment(), ...listing }));
  const added = await db.insert(scholarships).values(rows).returning({ id: scholarships.id });
  return added.map(({ id }) => id);
}

export async function addColleges(db: Database, ...listings: College[]): Promise<string[]> {
  const rows = listings.map((listing) => ({ name: "A college", createdAt: nextMoment(), ...listing }));
  const added = await db.insert(colleges).values(rows).returning({ id: colleges.id });
  return added.map(({ id }) => id);
}

export async function addInternships(db: Database, ...listings: Internship[]): Promise<string[]> {
  const rows = listings.map((listing) => ({ title: "An internship", createdAt: nextMoment(), ...listing }));
  const added = await db.insert(internships).values(rows).returning({ id: internships.id });
  return added.map(({ id }) => id);
}
