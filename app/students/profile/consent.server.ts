import { eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { guardianConsents, profiles } from "#database/schema/index.ts";
import { mayPostInPublic } from "./consent.ts";

/** The same rule as `isOldEnoughOrAllowed`, for queries over profiles: who may receive the newsletter. */
export const profileIsOldEnoughOrAllowed = sql<boolean>`(${profiles.ageBand} is distinct from 'under_18'
  or exists (select 1 from ${guardianConsents}
    where ${guardianConsents.userId} = ${profiles.userId} and ${guardianConsents.consentedAt} is not null))`;

export interface PostingConsent {
  mayPost: boolean;
  /** Under 18 without consent yet: the guardian who was asked, if any. */
  waitsForGuardian: { guardianEmail: string | null } | null;
}

/** Whether this user may post publicly, and what is missing if a guardian has to consent. */
export async function findPostingConsent(db: Database, member: SignedInMember): Promise<PostingConsent> {
  const [row] = await db
    .select({
      role: profiles.role,
      ageBand: profiles.ageBand,
      consentedAt: guardianConsents.consentedAt,
      guardianEmail: guardianConsents.guardianEmail,
    })
    .from(profiles)
    .leftJoin(guardianConsents, eq(guardianConsents.userId, profiles.userId))
    .where(eq(profiles.userId, member.userId));
  const mayPost = row !== undefined && mayPostInPublic(row, row.consentedAt);
  const waits = !mayPost && row?.ageBand === "under_18";
  return { mayPost, waitsForGuardian: waits ? { guardianEmail: row.guardianEmail } : null };
}
