import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { isClosedTo } from "#app/catalogue/eligibility/judge.ts";
import { readFacts } from "#app/catalogue/eligibility/read-facts.server.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { children, circumstances, profiles } from "#database/schema/index.ts";

interface Item {
  kind: OpportunityKind;
  id: string;
}

/**
 * Loads a check whether an opportunity is closed to a user; for a parent, to all their children. Unlisted records and users
 * without a profile are never closed.
 */
export async function loadClosedCheck(
  db: Database,
  userIds: string[],
  items: Item[],
  today: string,
): Promise<(userId: string, item: Item) => boolean> {
  const facts = await readFacts(db, [...new Map(items.map((item) => [item.id, item])).values()]);
  const applicants = await listApplicants(db, userIds, today);
  return (userId, { kind, id }) => {
    const told = facts.get(id);
    const students = applicants.get(userId) ?? [];
    return (
      told !== undefined &&
      students.length > 0 &&
      students.every((student) => isClosedTo<OpportunityKind>(kind, told, student))
    );
  };
}

/** The user, or a parent's children. */
async function listApplicants(
  db: Database,
  userIds: string[],
  today: string,
): Promise<Map<string, Applicant[]>> {
  if (userIds.length === 0) return new Map();
  const own = await db.select().from(profiles).where(inArray(profiles.userId, userIds));
  const further = await db
    .select(getTableColumns(children))
    .from(children)
    .innerJoin(profiles, and(eq(profiles.userId, children.userId), eq(profiles.role, "parent")))
    .where(inArray(children.userId, userIds));
  const held = await db.select().from(circumstances).where(inArray(circumstances.userId, userIds));
  const heldOf = new Map(held.map((row) => [`${row.userId} ${row.childId}`, row]));
  const students = [
    ...own.map((profile) => ({ childId: null, ...profile })),
    ...further.map((child) => ({ childId: child.id, ...child })),
  ].map((told) => ({
    userId: told.userId,
    applicant: applicantOf(told, heldOf.get(`${told.userId} ${told.childId}`) ?? null, today),
  }));
  const byReader = Map.groupBy(students, ({ userId }) => userId);
  return new Map([...byReader].map(([userId, all]) => [userId, all.map(({ applicant }) => applicant)]));
}
