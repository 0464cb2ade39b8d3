import { sql } from "drizzle-orm";
import { createContext } from "react-router";
import { DatabaseUnreachable } from "#database/connection/unreachable.ts";
import type { Database } from "#database/database.ts";
import type { Viewer } from "#database/viewer.ts";
import type { Accounts } from "../accounts.server.ts";
import { type FreshSession, findFreshSession, hasFactor, isAdmin } from "./fresh-session.server.ts";

const longestLookup = 5000;

interface Person {
  userId: string;
  email: string;
  emailVerified: boolean;
  sessionId: string;
  signedInAt: Date;
  aal: "aal1" | "aal2";
  hasFactor: boolean;
}

/**
 * The user who sent this request. A user with a second factor who has not verified it in this session is only
 * `challenged`, however the session began (password, Google, a reset), and not a member until then.
 */
export type CurrentUser =
  | { kind: "visitor" }
  | ({ kind: "challenged" } & Person)
  | ({ kind: "member" } & Person)
  | ({ kind: "admin" } & Person);

/** `CurrentUser`, or a session that can't be looked up while the database is down. */
type CurrentUserIfKnown = CurrentUser | { kind: "unknown" };

export const currentUserContext = createContext<CurrentUserIfKnown>();

/** Reads the session cookie. The second part renews the cookie or clears an invalid one. */
export async function readCurrentUser(
  { auth, db }: Pick<Accounts, "auth" | "db">,
  headers: Headers,
): Promise<[CurrentUser, string[]]> {
  if (!hasSession(headers)) return [{ kind: "visitor" }, []];
  const fresh = await findFreshSession({ auth, db }, headers);
  if (fresh) return [userOfSession(fresh), []];
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  const cookies = answer.getSetCookie();
  if (!response) return [{ kind: "visitor" }, cookies];
  const { user, session } = response;
  const { isAdmin, hasFactor } = await readStanding(db, user.id);
  const person: Person = {
    userId: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    sessionId: session.id,
    signedInAt: session.createdAt,
    aal: session.aal === "aal2" ? "aal2" : "aal1",
    hasFactor,
  };
  return [withKind(person, isAdmin), cookies];
}

export const hasSession = (headers: Headers) =>
  headers.get("Cookie")?.includes("fursa.session_token=") ?? false;

function userOfSession({ isAdmin, signedInAt, ...person }: FreshSession): CurrentUser {
  return withKind({ ...person, signedInAt: new Date(signedInAt) }, isAdmin);
}

function withKind(person: Person, isAdmin: boolean): CurrentUser {
  if (person.hasFactor && person.aal === "aal1") return { kind: "challenged", ...person };
  return { kind: isAdmin ? "admin" : "member", ...person };
}

/**
 * Like `readCurrentUser`, with a time limit: pages that need no database must not wait for one that is unreachable.
 * While the primary is down, sessions are unknown: a replica may not know yet that a session ended.
 */
export async function readCurrentUserInTime(
  accounts: Pick<Accounts, "auth" | "db">,
  headers: Headers,
  onTrouble: (problem: unknown) => void,
  isPrimaryAway = false,
): Promise<[CurrentUserIfKnown, string[]]> {
  if (isPrimaryAway && hasSession(headers)) return [{ kind: "unknown" }, []];
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DatabaseUnreachable("the session was not found in time")),
    longestLookup,
  );
  try {
    return await Promise.race([readCurrentUser(accounts, headers), silence]);
  } catch (problem) {
    onTrouble(problem);
    return [{ kind: "unknown" }, []];
  } finally {
    clearTimeout(timer);
  }
}

export async function readStanding(
  db: Database,
  userId: string,
): Promise<{ isAdmin: boolean; hasFactor: boolean }> {
  const answer = (await db.execute(sql`
    select ${isAdmin(sql`${userId}`)} as is_admin, ${hasFactor(sql`${userId}`)} as has_factor
  `)) as unknown as { rows: { is_admin: boolean; has_factor: boolean }[] };
  const [row] = answer.rows;
  return { isAdmin: row?.is_admin ?? false, hasFactor: row?.has_factor ?? false };
}

/** Throws if the session could not be looked up. */
export function requireKnown(currentUser: CurrentUserIfKnown): CurrentUser {
  if (currentUser.kind === "unknown") throw new DatabaseUnreachable("the session can't be looked up");
  return currentUser;
}

/** The viewer with whose rights the request's SQL runs. */
export function viewerOf(currentUser: CurrentUserIfKnown, database: Database): Viewer {
  if (currentUser.kind !== "member" && currentUser.kind !== "admin") return { kind: "visitor", database };
  return { kind: currentUser.kind, userId: currentUser.userId, database };
}
