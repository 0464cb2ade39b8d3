import { sql } from "drizzle-orm";
import {
  type CollegeCard,
  type InternshipCard,
  readCollegeCards,
  readInternshipCards,
  readScholarshipCards,
  type ScholarshipCard,
} from "#app/catalogue/cards/read-cards.server.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { collections, roughCount } from "#app/catalogue/search/collections.server.ts";
import { findPage } from "#app/catalogue/search/find-page.server.ts";
import { recallCards } from "#app/catalogue/search/search-opportunities.server.ts";
import { catalogueVersion, hasWritten } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";

interface Cards {
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
const readCards: { [K in Kind]: (db: Database, ids: string[]) => Promise<Cards[K][]> } = {
  scholarships: readScholarshipCards,
  colleges: readCollegeCards,
  internships: readInternshipCards,
};

/** Up to three similar open listings, newest first. */
export async function moreLikeThis<K extends Kind>(
  db: Database,
  kind: K,
  record: { id: string },
  today: string,
): Promise<Cards[K][]> {
  const collection = collections[kind];
  const { table, columns } = collection;
  const seen = catalogueVersion(db);
  const [listing] = await queryRows<{ tags: string[]; hasWritten: boolean; listings: number }>(
    db,
    sql`select ${columns.tags}, ${hasWritten} as "hasWritten", ${roughCount(collection)} as listings
      from ${table} where ${columns.id} = ${record.id}`,
  );
  if (!listing) return [];
  const { tags, listings } = listing;
  const version = listing.hasWritten ? null : seen;
  const [first, second] = similarityTags[kind].map((name) =>
    tags.filter((tag) => tag.startsWith(`${name} `)),
  );
  const alike = new Set<string>();
  for (const tagGroups of [[first, second], [first], [second]]) {
    const groups = tagGroups.flatMap((any) => (any?.length ? [{ any, docs: Number.POSITIVE_INFINITY }] : []));
    if (alike.size >= maxShown || groups.length < tagGroups.length) continue;
    const search = {
      collection,
      today,
      version,
      listings,
      demands: [],
      asked: "",
      tagGroups: groups,
      closesBy: null,
      state: null,
      closedIds: null,
    };
    const { ids } = await findPage(db, search, "newest", null, maxShown + 1);
    for (const id of ids) if (id !== record.id && alike.size < maxShown) alike.add(id);
  }
  return recallCards(db, version, kind, [...alike], readCards[kind]);
}
