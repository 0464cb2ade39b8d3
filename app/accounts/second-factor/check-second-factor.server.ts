import type { RateLimitHit, ResettableRateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Database } from "#database/database.ts";
import { factors } from "#database/schema/index.ts";
import type { KnownDevice } from "../devices/known-device.server.ts";
import { limits as allowed, guessesAtCode } from "../limits.ts";
import { acceptAppCode, type Factor, isVerified } from "./factors.server.ts";
import { acceptPhoneCode } from "./phone.server.ts";
import { acceptRecoveryCode } from "./recovery-codes.server.ts";

interface SecondFactorParts {
  db: Database;
  secret: string;
  limits: ResettableRateLimiter;
}

type Check =
  | { ok: true }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "locked"; waitSeconds: number };

interface Try {
  userId: string;
  client: string;
  /** The device on which the code was typed, if the person has signed in there before. */
  device: KnownDevice | null;
  code: string;
  now: Date;
}

/**
 * Checks a code against all factors of the person: apps, the phone, recovery codes. Recovery codes are too long to
 * guess, so a right one is accepted even after many wrong attempts by others.
 */
export async function checkSecondFactor(parts: SecondFactorParts, attempt: Try): Promise<Check> {
  const { db, secret } = parts;
  const digits = attempt.code.replaceAll(/\s/g, "");
  const known = await db.select().from(factors).where(isVerified(attempt.userId));
  if (known.length > 0 && (await acceptRecoveryCode(db, secret, attempt.userId, attempt.code)))
    return { ok: true };
  return countingTries(parts, attempt, async () => {
    for (const factor of known) if (await acceptCode(parts, factor, digits, attempt.now)) return true;
    return false;
  });
}

/** Checks the first code of a factor that is being set up. */
export function checkNewFactor(parts: SecondFactorParts, factor: Factor, attempt: Try): Promise<Check> {
  const digits = attempt.code.replaceAll(" ", "");
  return countingTries(parts, attempt, () => acceptCode(parts, factor, digits, attempt.now));
}

/**
 * Five wrong codes lock the second step for a quarter of an hour, for right codes too; a right one resets the count.
 */
async function countingTries(
  parts: SecondFactorParts,
  attempt: Try,
  isRight: () => Promise<boolean>,
): Promise<Check> {
  const { userId, client, device } = attempt;
  const guesses = guessesAtCode(userId, device);
  const ofClient: RateLimitHit[] =
    device?.aal === "aal2" ? [] : [{ limit: allowed.secondFactorClient, subject: client }];
  const allowance = await parts.limits.consume(...guesses, ...ofClient);
  if (!allowance.ok) return { ok: false, reason: "locked", waitSeconds: allowance.waitSeconds };
  if (!(await isRight())) return { ok: false, reason: "wrong" };
  await parts.limits.reset(...guesses);
  return { ok: true };
}

const acceptCode = (parts: SecondFactorParts, factor: Factor, code: string, now: Date) =>
  factor.factorType === "totp"
    ? acceptAppCode(parts.db, parts.secret, factor, code, now)
    : acceptPhoneCode(parts.db, parts.secret, factor, code, now);
