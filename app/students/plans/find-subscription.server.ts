import { eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { subscriptions } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { Subscription } from "./current-plan.ts";

/** The last chosen plan. Null if none was chosen. */
export function findSubscription(member: SignedInMember): Promise<Subscription | null> {
  return asViewer(member.viewer, async (db) => {
    const [subscription] = await db
      .select({ planType: subscriptions.planType, expiresAt: subscriptions.expiresAt })
      .from(subscriptions)
      .where(eq(subscriptions.userId, member.userId));
    return subscription ?? null;
  });
}
