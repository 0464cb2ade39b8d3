import { eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { coursePlans } from "#database/schema/index.ts";
import type { courseCountries } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";

interface SavedPlan {
  country: (typeof courseCountries)[number];
  choices: readonly string[];
  wantsReminder: boolean;
}

/** Replaces the member's plan. A plan without courses is deleted. */
export async function savePlan(member: SignedInMember, plan: SavedPlan, now: Date): Promise<void> {
  const { country, wantsReminder } = plan;
  const values = { country, choices: [...plan.choices], wantsReminder, updatedAt: now };
  await asViewer(member.viewer, async (db) => {
    if (plan.choices.length === 0) await db.delete(coursePlans).where(eq(coursePlans.userId, member.userId));
    else
      await db
        .insert(coursePlans)
        .values({ ...values, userId: member.userId })
        .onConflictDoUpdate({ target: coursePlans.userId, set: values });
  });
}

/** Null if the member has none. */
export async function findSavedPlan(db: Database, userId: string): Promise<SavedPlan | null> {
  const [plan] = await db
    .select({
      country: coursePlans.country,
      choices: coursePlans.choices,
      wantsReminder: coursePlans.wantsReminder,
    })
    .from(coursePlans)
    .where(eq(coursePlans.userId, userId));
  return plan ?? null;
}
