import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { limits as allowed } from "../limits.ts";
import { type Credentials, withoutCookies } from "./sign-in.server.ts";

export type SignUp =
  | { ok: true }
  | { ok: false; reason: "taken" }
  | { ok: false; reason: "limited"; waitSeconds: number };

/** Makes an account and sends the link that confirms its address. Nobody is signed in by this. */
export async function signUp(
  { auth, db, limits }: Pick<Accounts, "auth" | "db" | "limits">,
  { email, password }: Credentials,
  { client, headers }: { client: string; headers: Headers },
): Promise<SignUp> {
  const turn = await limits.take(
    { limit: allowed.signUpAddress, whom: email },
    { limit: allowed.signUpClient, whom: client },
  );
  if (!turn.ok) return { ok: false, reason: "limited", waitSeconds: turn.waitSeconds };
  // better-auth keeps silent about a taken address; the specification wants it said.
  const isTaken = async () =>
    (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;
  if (await isTaken()) return { ok: false, reason: "taken" };
  try {
    await auth.api.signUpEmail({ body: { name: "", email, password }, headers: withoutCookies(headers) });
    return { ok: true };
  } catch (refusal) {
    // Of two who want the same address at the same moment, the database lets one have it.
    if (isAPIError(refusal) && (await isTaken())) return { ok: false, reason: "taken" };
    throw refusal;
  }
}
