import { and, eq, gt } from "drizzle-orm";
import { sessions } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";
import type { Accounts } from "../accounts.server.ts";
import { readStanding } from "../session/current-user.server.ts";

/** The holder of one of our tokens, with the rights they have now. */
export type Bearer = { kind: "nobody" } | { kind: "member" | "admin"; userId: string };

/**
 * Reads `Authorization: Bearer …`. A token may be outdated: its session must still exist, and the role and the second
 * factor are looked up again.
 */
export async function readBearer(
  { auth, db }: Pick<Accounts, "auth" | "db">,
  headers: Headers,
  now: Date,
): Promise<Bearer> {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(headers.get("Authorization") ?? "") ?? [];
  if (!token) return { kind: "nobody" };
  const { payload } = await auth.api.verifyJWT({ body: { token } });
  if (typeof payload?.sub !== "string" || typeof payload.sid !== "string") return { kind: "nobody" };
  const [session] = await db
    .select({ userId: sessions.userId, aal: sessions.aal })
    .from(sessions)
    .where(and(eq(sessions.id, payload.sid), eq(sessions.userId, payload.sub), gt(sessions.expiresAt, now)));
  if (!session) return { kind: "nobody" };
  const { isAdmin, hasFactor } = await readStanding(db, session.userId);
  if (hasFactor && session.aal !== "aal2") return { kind: "nobody" };
  return { kind: isAdmin ? "admin" : "member", userId: session.userId };
}

export const viewerOfBearer = (bearer: Bearer, database: Viewer["database"]): Viewer =>
  bearer.kind === "nobody" ? { kind: "visitor", database } : { ...bearer, database };
