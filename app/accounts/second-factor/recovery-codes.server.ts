import { createHmac, randomInt } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { recoveryCodes } from "#database/schema/index.ts";

/** Without characters that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const howMany = 10;
const halfLength = 5;

const newHalf = () => Array.from({ length: halfLength }, () => alphabet[randomInt(alphabet.length)]).join("");

const hash = (key: string, userId: string, code: string) =>
  createHmac("sha256", key)
    .update(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`)
    .digest("base64url");

/** Creates ten new codes, to be shown once, and invalidates the old ones. */
export async function replaceRecoveryCodes(db: Database, key: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${newHalf()}-${newHalf()}`);
  await db.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ userId, codeHash: hash(key, userId, code) })));
  });
  return codes;
}

/** Returns true for a code of this person, once. */
export async function acceptRecoveryCode(
  db: Database,
  key: string,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hash(key, userId, code))))
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return left?.count ?? 0;
}

export async function removeRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
