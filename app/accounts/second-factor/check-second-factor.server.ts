import type { Limits } from "#app/common/limits/limits.server.ts";
import type { Database } from "#database/database.ts";
import { factors } from "#database/schema/index.ts";
import { limits as allowed } from "../limits.ts";
import { acceptAppCode, type Factor, isVerified } from "./factors.server.ts";
import { acceptPhoneCode } from "./phone.server.ts";
import { acceptRecoveryCode } from "./recovery-codes.server.ts";

export interface SecondFactorParts {
  db: Database;
  secret: string;
  limits: Limits;
}

export type Check =
  | { ok: true }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "locked"; waitSeconds: number };

interface Try {
  userId: string;
  client: string;
  code: string;
  now: Date;
}

/** Checks a code against everything the person has: apps, the phone, recovery codes. */
export function checkSecondFactor(parts: SecondFactorParts, attempt: Try): Promise<Check> {
  return countingTries(parts, attempt, async () => {
    const code = attempt.code.trim();
    const digits = code.replaceAll(" ", "");
    const known = await parts.db.select().from(factors).where(isVerified(attempt.userId));
    for (const factor of known) if (await acceptCode(parts, factor, digits, attempt.now)) return true;
    return known.length > 0 && acceptRecoveryCode(parts.db, parts.secret, attempt.userId, code);
  });
}

/** Checks the first code of a factor that is being set up. */
export function checkNewFactor(parts: SecondFactorParts, factor: Factor, attempt: Try): Promise<Check> {
  const digits = attempt.code.replaceAll(" ", "");
  return countingTries(parts, attempt, () => acceptCode(parts, factor, digits, attempt.now));
}

/** Five wrong codes lock the second step for a quarter of an hour, the right one included; a right one clears the count. */
async function countingTries(
  parts: SecondFactorParts,
  attempt: Try,
  isRight: () => Promise<boolean>,
): Promise<Check> {
  const perPerson = await parts.limits.take({ limit: allowed.secondFactorPerson, whom: attempt.userId });
  const perClient = await parts.limits.take({ limit: allowed.secondFactorClient, whom: attempt.client });
  for (const turn of [perPerson, perClient]) {
    if (!turn.ok) return { ok: false, reason: "locked", waitSeconds: turn.waitSeconds };
  }
  if (!(await isRight())) return { ok: false, reason: "wrong" };
  if (perPerson.ok) await perPerson.giveBack();
  return { ok: true };
}

const acceptCode = (parts: SecondFactorParts, factor: Factor, code: string, now: Date) =>
  factor.factorType === "totp"
    ? acceptAppCode(parts.db, parts.secret, factor, code, now)
    : acceptPhoneCode(parts.db, parts.secret, factor, code, now);
