import { type SQL, sql } from "drizzle-orm";
import { queryRows } from "#database/query-rows.ts";
import { factors, sessions, userRoles, users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { sessionDays } from "../auth.server.ts";

/** A session with its user, as one statement finds them. */
export interface FreshSession {
  userId: string;
  email: string;
  emailVerified: boolean;
  sessionId: string;
  /** Milliseconds. */
  signedInAt: number;
  aal: "aal1" | "aal2";
  isAdmin: boolean;
  hasFactor: boolean;
}

/**
 * The session of a cookie in the usual case: signed by us, not expired and not due for renewal. Returns null in any
 * other case; then better-auth checks it with three statements and renews or clears it.
 */
export async function findFreshSession(
  { auth, db }: Pick<Accounts, "auth" | "db">,
  headers: Headers,
): Promise<FreshSession | null> {
  const token = await auth.api.readSessionToken({ headers });
  if (!token) return null;
  const [found] = await queryRows<FreshSession>(
    db,
    sql`
      select ${users.id} as "userId", ${users.email} as email, ${users.emailVerified} as "emailVerified",
        ${sessions.id} as "sessionId", (extract(epoch from ${sessions.createdAt}) * 1000)::float8 as "signedInAt",
        ${sessions.aal} as aal, ${isAdmin(sql`${users.id}`)} as "isAdmin", ${hasFactor(sql`${users.id}`)} as "hasFactor"
      from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
      where ${sessions.token} = ${token}
        and ${sessions.expiresAt} > now() + make_interval(days => ${sessionDays.last - sessionDays.untilRenewed}::int)`,
  );
  return found ?? null;
}

export const isAdmin = (userId: SQL) =>
  sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${userId} and ${userRoles.role} = 'admin')`;

export const hasFactor = (userId: SQL) =>
  sql`exists (select 1 from ${factors} where ${factors.userId} = ${userId} and ${factors.status} = 'verified')`;
