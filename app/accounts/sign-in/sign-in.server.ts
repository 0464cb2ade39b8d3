import { isAPIError } from "better-auth/api";
import type { RateLimitHit } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Accounts } from "../accounts.server.ts";
import { findDevice, rememberDevice } from "../devices/known-device.server.ts";
import { limits as allowed, guessesOn, strangersGuesses } from "../limits.ts";

export interface Credentials {
  email: string;
  password: string;
}

type SignIn =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "wrong" | "busy" }
  | { ok: false; reason: "limited"; waitSeconds: number };

/**
 * Begins a session for the right password. A wrong one and an unknown address get the same response, in the same
 * time. A device on which the owner has signed in is counted separately, so that strangers' wrong passwords don't
 * keep the owner out.
 */
export async function signIn(
  accounts: Pick<Accounts, "auth" | "limits" | "db" | "secret" | "origin" | "passwords">,
  { email, password }: Credentials,
  { client, headers }: { client: string; headers: Headers },
): Promise<SignIn> {
  const { auth, limits, passwords } = accounts;
  // Checked before the attempt is counted: the attempt isn't the owner's.
  if (passwords.isFull()) return { ok: false, reason: "busy" };
  const device = await findDevice(accounts, headers, { email });
  const guesses = device ? guessesOn(device) : strangersGuesses(email);
  const ofClient: RateLimitHit[] = device ? [] : [{ limit: allowed.signInClient, subject: client }];
  const allowance = await limits.consume(...guesses, ...ofClient);
  if (!allowance.ok) return { ok: false, reason: "limited", waitSeconds: allowance.waitSeconds };
  try {
    const answer = await auth.api.signInEmail({
      body: { email, password },
      headers: withoutCookies(headers),
      returnHeaders: true,
    });
    // The client's count is not reset: signing in to their own account must not allow a client more guesses at others'.
    await limits.reset(...guesses);
    const deviceCookies = await rememberDevice(accounts, headers, answer.response.user.id, "aal1");
    return { ok: true, cookies: [...answer.headers.getSetCookie(), ...deviceCookies] };
  } catch (refusal) {
    if (isAPIError(refusal) && refusal.statusCode < 500) return { ok: false, reason: "wrong" };
    throw refusal;
  }
}

/** A new session takes nothing from an earlier one, except the browser's name for the list of sessions. */
export const withoutCookies = (headers: Headers) =>
  new Headers({ "User-Agent": headers.get("User-Agent")?.slice(0, 300) ?? "" });
