import { and, eq, isNull } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import type { Database } from "#database/database.ts";
import { circumstances, profiles } from "#database/schema/index.ts";

/** Returns null without a profile. */
export async function findApplicant(db: Database, userId: string, today: string): Promise<Applicant | null> {
  const [found] = await db
    .select()
    .from(profiles)
    .leftJoin(circumstances, and(eq(circumstances.userId, profiles.userId), isNull(circumstances.childId)))
    .where(eq(profiles.userId, userId));
  return found ? applicantOf(found.profiles, found.circumstances, today) : null;
}
