import type { Item } from "#app/catalogue/kinds/item.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { readSearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import {
  searchColleges,
  searchInternships,
  searchScholarships,
} from "#app/catalogue/search/search.server.ts";
import { moreLikeThis } from "#app/discover/details/more-like-this.server.ts";
import { listSaved } from "#app/students/saved/list/list-saved.server.ts";
import type { Database } from "#database/database.ts";
import type { Viewer } from "#database/viewer.ts";

export interface ComparisonCandidate {
  id: string;
  title: string;
}

interface ComparisonCandidates {
  /** The search text. */
  text: string;
  found: ComparisonCandidate[];
  saved: ComparisonCandidate[];
  alike: ComparisonCandidate[];
}

const maxShown = 6;

/** Opportunities to add: search results, saved ones and similar ones. */
export async function findComparisonCandidates(
  db: Database,
  viewer: Viewer,
  { first, items, typed, today }: { first: Item; items: Item[]; typed: string | null; today: string },
): Promise<ComparisonCandidates> {
  const kind: Kind = `${first.kind}s`;
  const filters = readSearchFilters(new URLSearchParams({ tab: kind, q: typed ?? "" }));
  const found = filters.text ? (await search[kind](db, filters, today)).cards : [];
  const saved = viewer.kind === "visitor" ? [] : await listSaved(db, viewer.userId, today);
  const alike = await moreLikeThis(db, kind, first, today);
  const isShown = new Set(items.map(({ id }) => id));
  /** Each one appears only in the first list that has it. */
  const take = (all: ({ id: string } & ({ title: string } | { name: string }))[]) =>
    all
      .filter(({ id }) => !isShown.has(id))
      .slice(0, maxShown)
      .map((one) => {
        isShown.add(one.id);
        return { id: one.id, title: "title" in one ? one.title : one.name };
      });
  return {
    text: filters.text,
    found: take(found),
    saved: take(saved.filter((one) => one.kind === first.kind && one.isListed)),
    alike: take(alike),
  };
}

const search = {
  scholarships: searchScholarships,
  colleges: searchColleges,
  internships: searchInternships,
};
