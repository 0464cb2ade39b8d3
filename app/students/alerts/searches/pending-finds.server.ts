import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { loadVerdicts } from "#app/students/eligibility/closed-check.server.ts";
import type { Database } from "#database/database.ts";
import { savedSearches, searchFinds } from "#database/schema/index.ts";

/** A new result of a saved search, not yet sent. */
interface PendingFind {
  userId: string;
  kind: OpportunityKind;
  id: string;
  /** The search as text, and as a query string. */
  name: string;
  search: string;
  verdict: ShownVerdict;
}

/** Pending finds per search, without paused searches and what the user is not eligible for. */
export async function listPendingFinds(
  db: Database,
  userIds: string[],
  today: string,
): Promise<PendingFind[]> {
  const finds = await db
    .select({
      userId: searchFinds.userId,
      kind: searchFinds.kind,
      id: searchFinds.opportunityId,
      name: savedSearches.name,
      search: savedSearches.search,
    })
    .from(searchFinds)
    .innerJoin(savedSearches, eq(savedSearches.id, searchFinds.searchId))
    .where(and(inArray(searchFinds.userId, userIds), isNull(savedSearches.pausedAt)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id), desc(searchFinds.foundAt));
  if (finds.length === 0) return [];
  const people = [...new Set(finds.map(({ userId }) => userId))];
  const verdictFor = await loadVerdicts(db, people, finds, today);
  return finds.flatMap((find) => {
    const verdict = verdictFor(find.userId, find);
    return verdict && verdict.verdict !== "notOpen" ? [{ ...find, verdict }] : [];
  });
}

export async function deleteFinds(db: Database, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  const resting = db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(inArray(savedSearches.userId, userIds), isNull(savedSearches.pausedAt)));
  await db
    .delete(searchFinds)
    .where(and(inArray(searchFinds.userId, userIds), inArray(searchFinds.searchId, resting)));
}
