import { isAPIError } from "better-auth/api";
import type { Accounts } from "../accounts.server.ts";
import { limits as allowed } from "../limits.ts";

export interface Credentials {
  email: string;
  password: string;
}

export type SignIn =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "limited"; waitSeconds: number };

/** Begins a session for the right password. A wrong one and an unknown address get the same answer, in the same time. */
export async function signIn(
  { auth, limits }: Pick<Accounts, "auth" | "limits">,
  { email, password }: Credentials,
  { client, headers }: { client: string; headers: Headers },
): Promise<SignIn> {
  const perClient = await limits.take({ limit: allowed.signInClient, whom: client });
  if (!perClient.ok) return { ok: false, reason: "limited", waitSeconds: perClient.waitSeconds };
  const perAddress = await limits.take({ limit: allowed.signInAddress, whom: email });
  if (!perAddress.ok) return { ok: false, reason: "limited", waitSeconds: perAddress.waitSeconds };
  try {
    const answer = await auth.api.signInEmail({
      body: { email, password },
      headers: withoutCookies(headers),
      returnHeaders: true,
    });
    // The client's count stays: signing in to an account of one's own must not buy more guesses at others'.
    await perAddress.giveBack();
    return { ok: true, cookies: answer.headers.getSetCookie() };
  } catch (refusal) {
    if (isAPIError(refusal) && refusal.statusCode < 500) return { ok: false, reason: "wrong" };
    throw refusal;
  }
}

/** Whoever signs in brings nothing along from before: only the browser's name goes on, for the list of sessions. */
export const withoutCookies = (headers: Headers) =>
  new Headers({ "User-Agent": headers.get("User-Agent")?.slice(0, 300) ?? "" });
