import { and, eq, gt, ne, notExists, or } from "drizzle-orm";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import { pushSubscriptions, sessions } from "#database/schema/index.ts";

/** Deletes push subscriptions of expired sessions, and those made with an old server key. Needs the accounts pool: only it can read sessions. */
export async function deleteEndedSubscriptions(
  { db }: Pick<Accounts, "db">,
  serverKey: string,
  now: Date,
): Promise<void> {
  const live = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, pushSubscriptions.sessionId), gt(sessions.expiresAt, now)));
  await db.delete(pushSubscriptions).where(or(ne(pushSubscriptions.serverKey, serverKey), notExists(live)));
}
