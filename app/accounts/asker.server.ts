import { sql } from "drizzle-orm";
import { createContext } from "react-router";
import { DatabaseAway } from "#database/connection/unreachable.ts";
import type { Database } from "#database/database.ts";
import type { Viewer } from "#database/viewer.ts";
import type { Accounts } from "./accounts.server.ts";
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
 * Who sent this request. Someone who has a second factor and has not shown it in this session is only `challenged`,
 * however the session came about (password, Google, a reset): they are no member until they show it.
 */
export type Asker =
  | { kind: "visitor" }
  | ({ kind: "challenged" } & Person)
  | ({ kind: "member" } & Person)
  | ({ kind: "admin" } & Person);

/** Or somebody with a session that can't be looked up while the database is away. */
type AskerIfKnown = Asker | { kind: "unknown" };

export const askerContext = createContext<AskerIfKnown>();

/** Reads the session cookie. The second part renews the cookie or clears a dead one. */
export async function readAsker(
  { auth, db }: Pick<Accounts, "auth" | "db">,
  headers: Headers,
): Promise<[Asker, string[]]> {
  if (!hasSession(headers)) return [{ kind: "visitor" }, []];
  const fresh = await findFreshSession({ auth, db }, headers);
  if (fresh) return [freshAsker(fresh), []];
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
  return [asAsker(person, isAdmin), cookies];
}

export const hasSession = (headers: Headers) =>
  headers.get("Cookie")?.includes("fursa.session_token=") ?? false;

function freshAsker({ isAdmin, signedInAt, ...person }: FreshSession): Asker {
  return asAsker({ ...person, signedInAt: new Date(signedInAt) }, isAdmin);
}

function asAsker(person: Person, isAdmin: boolean): Asker {
  if (person.hasFactor && person.aal === "aal1") return { kind: "challenged", ...person };
  return { kind: isAdmin ? "admin" : "member", ...person };
}

/**
 * Like `readAsker`, with a time limit: pages that need no database must not wait for one that is unreachable. While the primary is, sessions are unknown:
 * a replica may not know yet that a session ended.
 */
export async function readAskerSoon(
  accounts: Pick<Accounts, "auth" | "db">,
  headers: Headers,
  onTrouble: (problem: unknown) => void,
  isPrimaryAway = false,
): Promise<[AskerIfKnown, string[]]> {
  if (isPrimaryAway && hasSession(headers)) return [{ kind: "unknown" }, []];
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DatabaseAway("the session was not found in time")),
    longestLookup,
  );
  try {
    return await Promise.race([readAsker(accounts, headers), silence]);
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
export function requireKnown(asker: AskerIfKnown): Asker {
  if (asker.kind === "unknown") throw new DatabaseAway("who asks can't be looked up");
  return asker;
}

/** The viewer whose rights the request's SQL runs with. */
export function viewerOf(asker: AskerIfKnown, database: Database): Viewer {
  if (asker.kind !== "member" && asker.kind !== "admin") return { kind: "visitor", database };
  return { kind: asker.kind, userId: asker.userId, database };
}
