import { eq } from "drizzle-orm";
import { collections } from "#app/discover/search/collections.server.ts";
import { findPage } from "#app/discover/search/find-page.server.ts";
import type { Kind } from "#app/opportunities/kinds.ts";
import {
  type CollegeCard,
  type InternshipCard,
  readCollegeCards,
  readInternshipCards,
  readScholarshipCards,
  type ScholarshipCard,
} from "#app/opportunities/read-cards.server.ts";
import type { Database } from "#database/database.ts";

interface Cards {
  scholarships: ScholarshipCard;
  colleges: CollegeCard;
  internships: InternshipCard;
}

const mostShown = 3;
/** What makes two listings alike: most of all both, then the first alone, then the second. */
const likeness = {
  scholarships: ["field", "country"],
  colleges: ["country", "program"],
  internships: ["field", "location"],
} as const;
const readCards = {
  scholarships: readScholarshipCards,
  colleges: readCollegeCards,
  internships: readInternshipCards,
};

/** Up to three other open listings of the same field and place, the newest first. */
export async function moreLikeThis<K extends Kind>(
  db: Database,
  kind: K,
  record: { id: string },
  today: string,
): Promise<Cards[K][]> {
  const collection = collections[kind];
  const [listing] = await db
    .select({ tags: collection.columns.tags })
    .from(collection.table)
    .where(eq(collection.columns.id, record.id));
  const tags = (listing?.tags ?? []) as string[];
  const [first, second] = likeness[kind].map((name) => tags.filter((tag) => tag.startsWith(`${name} `)));
  const alike = new Set<string>();
  for (const tagGroups of [[first, second], [first], [second]]) {
    const groups = tagGroups.flatMap((any) => (any?.length ? [{ any, docs: Number.POSITIVE_INFINITY }] : []));
    if (alike.size >= mostShown || groups.length < tagGroups.length) continue;
    const search = {
      collection,
      today,
      version: null,
      listings: null,
      demands: [],
      asked: "",
      tagGroups: groups,
      closesBy: null,
      state: null,
      applicant: null,
    };
    const { ids } = await findPage(db, search, "newest", null, mostShown + 1);
    for (const id of ids) if (id !== record.id && alike.size < mostShown) alike.add(id);
  }
  return (alike.size > 0 ? await readCards[kind](db, [...alike]) : []) as Cards[K][];
}
