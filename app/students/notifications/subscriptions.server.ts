import { and, desc, eq, ne, or } from "drizzle-orm";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { pushSubscriptions, sessions } from "#database/schema/index.ts";
import type { SubscriptionValues } from "./subscription-form.server.ts";

/** More browsers than anybody reads notices in; the oldest make room. */
const mostBrowsers = 5;

/** What this browser is told; null where nobody has asked for anything in this session. */
export async function findSubscription(db: Database, member: SignedInMember) {
  const { endpoint, wantsClosing, wantsAnswers } = pushSubscriptions;
  const [found] = await db
    .select({ endpoint, wantsClosing, wantsAnswers })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, member.sessionId));
  return found ?? null;
}

/**
 * From now on this browser is told this, in this session and in no other: a browser has one address, and who asked for notices in
 * it before, on a phone that is passed around, hears nothing there any more. What was on its way is dropped.
 */
export async function saveSubscription(
  { db }: Pick<Accounts, "db">,
  { sessionId, userId }: SignedInMember,
  { endpoint, ...wanted }: SubscriptionValues,
  serverKey: string,
): Promise<void> {
  await db.transaction(async (own) => {
    // A second press of the same button waits here, and one after the session has ended finds nothing to belong to.
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
