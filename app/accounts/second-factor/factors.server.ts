import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { factors, users } from "#database/schema/index.ts";
import { newSecret, stepOf } from "./totp.server.ts";

export type Factor = typeof factors.$inferSelect;

/** What a page may know about a factor. */
interface FactorFacts {
  id: string;
  factorType: Factor["factorType"];
  friendlyName: string;
  /** Only the last digits of the number. */
  phoneEnd: string | null;
  createdAt: Date;
}

export const isVerified = (userId: string) => and(eq(factors.userId, userId), eq(factors.status, "verified"));

export async function listFactors(db: Database, userId: string): Promise<FactorFacts[]> {
  const found = await db.select().from(factors).where(isVerified(userId)).orderBy(factors.createdAt);
  return found.map(({ id, factorType, friendlyName, phone, createdAt }) => ({
    id,
    factorType,
    friendlyName,
    phoneEnd: phone?.slice(-3) ?? null,
    createdAt,
  }));
}

type Enrolment = { factorType: "totp" } | { factorType: "phone"; phone: string };

/**
 * Begins an enrolment. It replaces an unfinished one, and doesn't count until verified. Returns null if the address was
 * never confirmed: the factor would lock out the mailbox's real owner.
 */
export async function enrolFactor(
  db: Database,
  key: string,
  userId: string,
  friendlyName: string,
  what: Enrolment,
): Promise<Factor | null> {
  const secret = what.factorType === "totp" ? await symmetricEncrypt({ key, data: newSecret() }) : null;
  const phone = what.factorType === "phone" ? what.phone : null;
  return db.transaction(async (transaction) => {
    const [person] = await transaction
      .select({ isConfirmed: users.emailVerified })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!person?.isConfirmed) return null;
    await transaction
      .delete(factors)
      .where(and(eq(factors.userId, userId), eq(factors.status, "unverified")));
    const [factor] = await transaction
      .insert(factors)
      .values({ userId, friendlyName, factorType: what.factorType, secret, phone })
      .returning();
    if (!factor) throw new Error("the factor was not added");
    return factor;
  });
}

/** `name` is untrusted input. Only ids of the person's own factors are found. */
export async function findFactor(db: Database, userId: string, name: string): Promise<Factor | null> {
  const id = parseId(name);
  if (!id) return null;
  const [factor] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.id, id)));
  return factor ?? null;
}

export const readSecret = (key: string, factor: Factor) =>
  symmetricDecrypt({ key, data: factor.secret ?? "" });

/** Returns true for a current code that has not been accepted before. Of two simultaneous attempts, one succeeds. */
export async function acceptAppCode(
  db: Database,
  key: string,
  factor: Factor,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = stepOf(await readSecret(key, factor), code, now);
  if (step === null) return false;
  const isNewer = or(isNull(factors.lastStep), lt(factors.lastStep, step));
  const letIn = await db
    .update(factors)
    .set({ lastStep: step })
    .where(and(eq(factors.id, factor.id), isNewer))
    .returning({ id: factors.id });
  return letIn.length === 1;
}

/** The factor counts from now on. Its age is counted from now too, not from when the enrolment began. */
export async function markVerified(db: Database, factor: Factor, now = new Date()): Promise<void> {
  await db.update(factors).set({ status: "verified", createdAt: now }).where(eq(factors.id, factor.id));
}

/** Returns the name of the removed factor, or null if the person has no such factor. */
export async function removeFactor(db: Database, userId: string, name: string): Promise<string | null> {
  const id = parseId(name);
  if (!id) return null;
  const [removed] = await db
    .delete(factors)
    .where(and(eq(factors.userId, userId), eq(factors.id, id)))
    .returning({ name: factors.friendlyName });
  return removed?.name ?? null;
}
