import { eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { ProfileValues } from "./profile-form.server.ts";

export type Profile = typeof profiles.$inferSelect;

export async function findProfile(db: Database, member: SignedInMember): Promise<Profile | null> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, member.userId));
  return profile ?? null;
}

/** The first save creates the profile, later ones update it; two at once make one profile. */
export function saveProfile(
  member: SignedInMember,
  values: ProfileValues,
  now: Date,
): Promise<"created" | "updated"> {
  return asViewer(member.viewer, async (db) => {
    const [saved] = await db
      .insert(profiles)
      .values({ ...values, userId: member.userId, updatedAt: now })
      .onConflictDoUpdate({ target: profiles.userId, set: { ...values, updatedAt: now } })
      // A row that was just inserted has no earlier version.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    return saved?.isNew ? "created" : "updated";
  });
}
