import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { isClosedTo } from "#app/catalogue/eligibility/judge.ts";
import { readFacts } from "#app/catalogue/eligibility/read-facts.server.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { circumstances, profiles, savedSearches, searchFinds } from "#database/schema/index.ts";

/** A new result of a saved search, not yet sent. */
interface PendingFind {
  userId: string;
  kind: OpportunityKind;
  id: string;
  /** The search as text, and as a query string. */
  name: string;
  search: string;
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
  const facts = await readFacts(db, finds);
  const applicants = await readApplicants(db, [...new Set(finds.map(({ userId }) => userId))], today);
  return finds.filter(({ userId, kind, id }) => {
    const applicant = applicants.get(userId);
    const said = facts.get(id);
    return applicant && said && !isClosedTo<OpportunityKind>(kind, said, applicant);
  });
}

async function readApplicants(db: Database, userIds: string[], today: string) {
  const told = await db
    .select()
    .from(profiles)
    .leftJoin(circumstances, and(eq(circumstances.userId, profiles.userId), isNull(circumstances.childId)))
    .where(inArray(profiles.userId, userIds));
  return new Map(
    told.map((one) => [one.profiles.userId, applicantOf(one.profiles, one.circumstances, today)]),
  );
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
