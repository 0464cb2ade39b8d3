import { eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { guardianConsents, profiles } from "#database/schema/index.ts";
import { mayWriteForEveryone } from "./consent.ts";

/** The same rule as `isOldEnoughOrAllowed`, for queries over profiles: whom the newsletter may go to. */
export const profileIsOldEnoughOrAllowed = sql<boolean>`(${profiles.ageBand} is distinct from 'under_18'
  or exists (select 1 from ${guardianConsents}
    where ${guardianConsents.userId} = ${profiles.userId} and ${guardianConsents.consentedAt} is not null))`;

/** Whether this person may write where everyone can read. */
export async function mayPostPublicly(db: Database, member: SignedInMember): Promise<boolean> {
  const [row] = await db
    .select({
      role: profiles.role,
      ageBand: profiles.ageBand,
      consentedAt: guardianConsents.consentedAt,
    })
    .from(profiles)
    .leftJoin(guardianConsents, eq(guardianConsents.userId, profiles.userId))
    .where(eq(profiles.userId, member.userId));
  return row !== undefined && mayWriteForEveryone(row, row.consentedAt);
}
