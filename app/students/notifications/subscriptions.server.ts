import { and, desc, eq, ne, or } from "drizzle-orm";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { pushSubscriptions, sessions } from "#database/schema/index.ts";
import type { SubscriptionValues } from "./subscription-form.server.ts";

/** Per user; the oldest are dropped. */
const mostBrowsers = 5;

/** The subscription of this session, or null. */
export async function findSubscription(db: Database, member: SignedInMember) {
  const { endpoint, wantsClosing, wantsAnswers } = pushSubscriptions;
  const [found] = await db
    .select({ endpoint, wantsClosing, wantsAnswers })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, member.sessionId));
  return found ?? null;
}

/**
 * Subscribes this session. Replaces any subscription with the same endpoint, so that a shared phone notifies only the last user;
 * pending notifications are dropped.
 */
export async function saveSubscription(
  { db }: Pick<Accounts, "db">,
  { sessionId, userId }: SignedInMember,
  { endpoint, ...wanted }: SubscriptionValues,
  serverKey: string,
): Promise<void> {
  await db.transaction(async (own) => {
    // Serialises double submits; an ended session gets no subscription.
    const [session] = await own.select().from(sessions).where(eq(sessions.id, sessionId)).for("update");
    await own
      .delete(pushSubscriptions)
      .where(or(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint)));
    if (!session) return;
    await own.insert(pushSubscriptions).values({ sessionId, userId, endpoint, serverKey, ...wanted });
    await makeRoom(own, userId, sessionId);
  });
}

async function makeRoom(db: Database, userId: string, sessionId: string): Promise<void> {
  const old = await db
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.sessionId, sessionId)))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(mostBrowsers - 1);
  for (const one of old)
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, one.sessionId));
}

export async function deleteSubscription(
  { db }: Pick<Accounts, "db">,
  { sessionId }: SignedInMember,
): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}
