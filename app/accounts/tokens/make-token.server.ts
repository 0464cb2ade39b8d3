import { isAPIError } from "better-auth/api";
import { and, eq, gt } from "drizzle-orm";
import { sessions } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";

/** Makes a token for the session of a request. Returns null if the session has ended meanwhile. */
export async function makeToken(
  { auth, db }: Pick<Accounts, "auth" | "db">,
  headers: Headers,
  sessionId: string,
): Promise<string | null> {
  const made = await auth.api.getToken({ headers }).catch((refusal: unknown) => {
    if (isAPIError(refusal) && refusal.statusCode === 401) return null;
    throw refusal;
  });
  const isOpen = and(eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date()));
  const [session] = made ? await db.select({ id: sessions.id }).from(sessions).where(isOpen) : [];
  return made && session ? made.token : null;
}
