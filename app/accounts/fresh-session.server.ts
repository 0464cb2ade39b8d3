import { createHmac, timingSafeEqual } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { ask } from "#database/ask.ts";
import { factors, sessions, userRoles, users } from "#database/schema/index.ts";
import type { Accounts } from "./accounts.server.ts";
import { sessionDays } from "./auth.server.ts";

/** A session with its person, as one statement finds them. */
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
 * The session of a cookie, where it is as plain as it nearly always is: signed by us, not over, and not due to be renewed. Nothing where
 * anything is odd: then better-auth looks at it, with three statements, and renews or clears it.
 */
export async function findFreshSession(
  { auth, db }: Pick<Accounts, "auth" | "db">,
  headers: Headers,
): Promise<FreshSession | null> {
  const { authCookies, secret } = await auth.$context;
  const token = signedToken(headers.get("Cookie") ?? "", authCookies.sessionToken.name, secret);
  if (!token) return null;
  const [found] = await ask<FreshSession>(
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

/** What stands before the signature, if it is ours and the only one of its name. */
function signedToken(cookies: string, name: string, secret: string): string | null {
  const [cookie, another] = cookies
    .split(";")
    .map((each) => each.trim())
    .filter((each) => each.startsWith(`${name}=`));
  if (!cookie || another !== undefined) return null;
  const [, token, signature] =
    /^([\w-]{1,128})(?:\.|%2E)((?:[\w+/=]|%2[BF]|%3D){43,60})$/i.exec(cookie.slice(name.length + 1)) ?? [];
  if (!token || !signature) return null;
  const given = Buffer.from(decodeURIComponent(signature));
  const ours = Buffer.from(createHmac("sha256", secret).update(token).digest("base64"));
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : null;
}
