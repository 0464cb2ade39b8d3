import { eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { budgetRangeOf } from "./budget-range.server.ts";
import type { ProfileValues } from "./profile-form.server.ts";
import { studentColumns } from "./student/student-columns.ts";

export type Profile = typeof profiles.$inferSelect;

export async function findProfile(db: Database, member: SignedInMember): Promise<Profile | null> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, member.userId));
  return profile ?? null;
}

/** Creates the profile, or updates it. Two saves at the same time create one profile. */
export function saveProfile(
  member: SignedInMember,
  values: ProfileValues,
  now: Date,
): Promise<"created" | "updated"> {
  return asViewer(member.viewer, async (db) => {
    const before = await findProfile(db, member);
    const studentValues = studentColumns(values, before, todayInUtc(now));
    const columns = { ...studentValues, budgetRange: await budgetRangeOf(db, studentValues), updatedAt: now };
    const [saved] = await db
      .insert(profiles)
      .values({ ...columns, userId: member.userId })
      .onConflictDoUpdate({ target: profiles.userId, set: columns })
      // A row that was just inserted has no earlier version.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    return saved?.isNew ? "created" : "updated";
  });
}
