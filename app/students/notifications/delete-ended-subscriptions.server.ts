import { and, eq, gt, ne, notExists, or } from "drizzle-orm";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import { pushSubscriptions, sessions } from "#database/schema/index.ts";

/**
 * Lets go of browsers that may be told nothing more: a session that was ended took its own along, and this finds those that ran out;
 * and those that were told another key of ours, from which they would take nothing. Only the sign-in code knows sessions.
 */
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
