import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { subscriptions } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { expiryOf } from "./current-plan.ts";
import type { PlanType } from "./plans.ts";

/** Starts a plan today and replaces the current one. Inserts the row, or updates it. */
export async function choosePlan(member: SignedInMember, planType: PlanType, now: Date): Promise<void> {
  const chosen = { planType, status: "active", startedAt: now, expiresAt: expiryOf(planType, now) };
  await asViewer(member.viewer, (db) =>
    db
      .insert(subscriptions)
      .values({ ...chosen, userId: member.userId })
      .onConflictDoUpdate({ target: subscriptions.userId, set: chosen }),
  );
}
