import { createHmac, randomInt } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { SmsSender } from "#app/shared/messages.ts";
import type { Database } from "#database/database.ts";
import { factorChallenges } from "#database/schema/index.ts";
import type { Factor } from "./factors.server.ts";
import { phoneCodeText } from "./text-words.ts";

const tenMinutes = 600_000;

/** Six random digits. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

const hash = (key: string, factorId: string, code: string) =>
  createHmac("sha256", key).update(`${factorId}:${code}`).digest("base64url");

/** Sends a new code by text message; an earlier one becomes invalid. */
export async function sendPhoneCode(
  { db, secret, texter }: { db: Database; secret: string; texter: SmsSender },
  factor: Factor,
  now: Date,
): Promise<void> {
  const code = newCode();
  await db.transaction(async (transaction) => {
    await transaction.delete(factorChallenges).where(eq(factorChallenges.factorId, factor.id));
    await transaction.insert(factorChallenges).values({
      factorId: factor.id,
      codeHash: hash(secret, factor.id, code),
      expiresAt: new Date(now.getTime() + tenMinutes),
    });
  });
  await texter.send({
    to: factor.phone ?? "",
    aboutUser: factor.userId,
    text: phoneCodeText.code(code),
  });
}

/** Returns true for the code that was sent, once. */
export async function acceptPhoneCode(
  db: Database,
  key: string,
  factor: Factor,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .delete(factorChallenges)
    .where(
      and(
        eq(factorChallenges.factorId, factor.id),
        eq(factorChallenges.codeHash, hash(key, factor.id, code)),
        gt(factorChallenges.expiresAt, now),
      ),
    )
    .returning({ id: factorChallenges.id });
  return used.length === 1;
}
