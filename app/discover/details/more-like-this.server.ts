import {
  type CollegeCard,
  type InternshipCard,
  readCollegeCards,
  readInternshipCards,
  readScholarshipCards,
  type ScholarshipCard,
} from "#app/catalogue/cards/read-cards.server.ts";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { indexSnapshot } from "#app/catalogue/search/index/catalogue-index.ts";
import { planSearch } from "#app/catalogue/search/plan/plan.ts";
import { listFound } from "#app/catalogue/search/rank/page.ts";
import { tagForm } from "#app/catalogue/search-fields/searchable.ts";
import { findListing, readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import type { Database } from "#database/database.ts";

interface SimilarCards {
  scholarships: ScholarshipCard;
  colleges: CollegeCard;
  internships: InternshipCard;
}

const maxShown = 3;
/** Tags that make listings similar: both first, then the first alone, then the second. */
const similarityTags = {
  scholarships: ["field", "country"],
  colleges: ["country", "program"],
  internships: ["field", "location"],
} as const;
const readCards: { [K in Kind]: (db: Database, ids: string[]) => Promise<SimilarCards[K][]> } = {
  // Without their descriptions: a page about another record has no room for them.
  scholarships: async (db, ids) =>
    (await readScholarshipCards(db, ids)).map((card) => ({ ...card, description: "" })),
  colleges: readCollegeCards,
  internships: readInternshipCards,
};

/** Up to three similar open listings, newest first. */
export async function moreLikeThis<K extends Kind>(
  db: Database,
  kind: K,
  record: { id: string },
  today: string,
): Promise<SimilarCards[K][]> {
  const snapshot = await readSnapshot(db, today);
  const catalogue = await indexSnapshot(snapshot, today);
  const listing = await findListing(db, snapshot, kindOf[kind], record.id);
  const [first = [], second = []] = similarityTags[kind].map(
    (name) => listing?.search.tags.filter((tag) => tag.startsWith(`${name} `)).map(tagForm) ?? [],
  );
  const plan = planSearch(catalogue, { section: kind, text: "", isExact: false, chosen: {} });
  const alike = new Set<string>();
  for (const tagForms of [[first, second], [first], [second]]) {
    if (alike.size >= maxShown || tagForms.some((forms) => forms.length === 0)) continue;
    for (const { id } of listFound({ ...plan, tagForms }, "newest", maxShown + 1))
      if (id !== record.id && alike.size < maxShown) alike.add(id);
  }
  return alike.size > 0 ? readCards[kind](db, [...alike]) : [];
}
