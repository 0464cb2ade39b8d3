import { and, eq } from "drizzle-orm";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import type { Database } from "#database/database.ts";
import { accounts as signInMethods } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import type { KnownDevice } from "../devices/known-device.server.ts";
import { limits as allowed, guessesOn } from "../limits.ts";
import { checkSecondFactor } from "../second-factor/check-second-factor.server.ts";
import type { SignedInMember } from "../signed-in.server.ts";
import { words } from "../words.ts";
import { proofFieldText } from "./text-words.ts";

/** How a signed-in user proves their identity again before a step that is hard to undo. */
export type ProofKind = "password" | "code" | "recent sign-in";

type Proof = { ok: true } | { ok: false; problem: string; waitSeconds?: number };

const tenMinutes = 600_000;

export async function proofKind(db: Database, member: SignedInMember): Promise<ProofKind> {
  if (await findPasswordHash(db, member.userId)) return "password";
  return member.hasFactor ? "code" : "recent sign-in";
}

export async function prove(
  accounts: Accounts,
  member: SignedInMember,
  given: { proof: string; client: string; device: KnownDevice | null; now: Date },
): Promise<Proof> {
  const kind = await proofKind(accounts.db, member);
  if (kind === "code") {
    const check = await checkSecondFactor(accounts, { ...given, code: given.proof, userId: member.userId });
    if (check.ok) return check;
    if (check.reason === "wrong") return { ok: false, problem: words.wrongCode };
    return { ok: false, problem: tooManyTries(check.waitSeconds), waitSeconds: check.waitSeconds };
  }
  if (kind === "recent sign-in") {
    const isRecent = given.now.getTime() - member.signedInAt.getTime() < tenMinutes;
    return isRecent ? { ok: true } : { ok: false, problem: proofFieldText.googleAgain };
  }
  const attempt = await accounts.limits.consume(
    ...(given.device ? guessesOn(given.device) : [{ limit: allowed.proofPerson, subject: member.userId }]),
  );
  if (!attempt.ok)
    return { ok: false, problem: tooManyTries(attempt.waitSeconds), waitSeconds: attempt.waitSeconds };
  const hash = (await findPasswordHash(accounts.db, member.userId)) ?? "";
  if (given.proof.length > 128 || !(await accounts.passwords.verify({ hash, password: given.proof }))) {
    return { ok: false, problem: words.wrongPassword };
  }
  await attempt.refund();
  return { ok: true };
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ hash: signInMethods.password })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, "credential")));
  return found?.hash ?? null;
}
