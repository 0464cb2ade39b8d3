import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { eligibilityFor } from "#app/catalogue/eligibility/judge.ts";
import { readFactsAndCycle } from "#app/catalogue/eligibility/read-facts.server.ts";
import { compareVerdicts, type ShownVerdict, showVerdict } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { children, circumstances, profiles } from "#database/schema/index.ts";

interface CheckedItem {
  kind: OpportunityKind;
  id: string;
}

/**
 * Loads the verdicts of opportunities for several users; a parent reads the best of their children's. Null for deleted records and for users
 * without a profile.
 */
export async function loadVerdicts(
  db: Database,
  userIds: string[],
  items: CheckedItem[],
  today: string,
): Promise<(userId: string, item: CheckedItem) => ShownVerdict | null> {
  const found = await readFactsAndCycle(db, [...new Map(items.map((item) => [item.id, item])).values()]);
  const applicants = await listApplicants(db, userIds, today);
  return (userId, { kind, id }) => {
    const listing = found.get(id);
    if (!listing) return null;
    const shown = (applicants.get(userId) ?? []).map((student) =>
      showVerdict(eligibilityFor<OpportunityKind>(kind, listing.facts, student), listing.cycle, today),
    );
    return shown.sort(compareVerdicts)[0] ?? null;
  };
}

/**
 * Loads a check whether an opportunity is not open to a user; for a parent, to all their children. Unlisted records and users without a profile
 * are never closed.
 */
export async function loadClosedCheck(
  db: Database,
  userIds: string[],
  items: CheckedItem[],
  today: string,
): Promise<(userId: string, item: CheckedItem) => boolean> {
  const verdictFor = await loadVerdicts(db, userIds, items, today);
  return (userId, item) => verdictFor(userId, item)?.verdict === "notOpen";
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
  ].map((profile) => ({
    userId: profile.userId,
    applicant: applicantOf(profile, heldOf.get(`${profile.userId} ${profile.childId}`) ?? null, today),
  }));
  const byReader = Map.groupBy(students, ({ userId }) => userId);
  return new Map([...byReader].map(([userId, all]) => [userId, all.map(({ applicant }) => applicant)]));
}
