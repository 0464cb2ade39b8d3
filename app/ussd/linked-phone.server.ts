import { createHmac } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, ne, or } from "drizzle-orm";
import { findLanguage } from "#app/accounts/language/member-languages.server.ts";
import { newCode } from "#app/accounts/second-factor/phone.server.ts";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Language } from "#app/shared/languages/languages.ts";
import type { Database } from "#database/database.ts";
import { linkedPhones } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";

const tenMinutes = 600_000;

const hash = (secret: string, purpose: string, text: string) =>
  createHmac("sha256", secret).update(`${purpose} ${text}`).digest("base64url");

const hashOfNumber = (secret: string, number: string) => hash(secret, "phone number", number);
const hashOfCode = (secret: string, id: string, code: string) => hash(secret, `phone code ${id}`, code);

interface PhoneState {
  /** The last digits of the linked number, and of the number to which a code was sent. */
  linked: string | null;
  waiting: string | null;
}

export async function findLinkedPhone(
  db: Database,
  { userId }: SignedInMember,
  now: Date,
): Promise<PhoneState> {
  const rows = await db.select().from(linkedPhones).where(eq(linkedPhones.userId, userId));
  const waiting = rows.find(({ codeExpiresAt }) => codeExpiresAt !== null && codeExpiresAt > now);
  return {
    linked: rows.find(({ linkedAt }) => linkedAt !== null)?.numberEnd ?? null,
    waiting: waiting?.numberEnd ?? null,
  };
}

/**
 * Creates a code for a number, to be sent by text message. Nothing is linked until it is entered; an earlier code
 * becomes invalid.
 */
export async function beginLink(
  db: Database,
  secret: string,
  { userId }: SignedInMember,
  number: string,
  now: Date,
): Promise<string> {
  const code = newCode();
  const id = crypto.randomUUID();
  await db.transaction(async (own) => {
    await own.delete(linkedPhones).where(and(eq(linkedPhones.userId, userId), isNull(linkedPhones.linkedAt)));
    await own.insert(linkedPhones).values({
      id,
      userId,
      numberHash: hashOfNumber(secret, number),
      numberEnd: number.slice(-3),
      codeHash: hashOfCode(secret, id, code),
      codeExpiresAt: new Date(now.getTime() + tenMinutes),
    });
  });
  return code;
}

/**
 * Links the number whose code was entered. It replaces the member's earlier number and is removed from any other
 * account: the person who has the phone now owns it.
 */
export async function finishLink(
  db: Database,
  secret: string,
  { userId }: SignedInMember,
  code: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (own) => {
    const [waiting] = await own
      .select()
      .from(linkedPhones)
      .where(and(eq(linkedPhones.userId, userId), gt(linkedPhones.codeExpiresAt, now)))
      .for("update");
    if (!waiting || waiting.codeHash !== hashOfCode(secret, waiting.id, code)) return false;
    const others = or(eq(linkedPhones.userId, userId), eq(linkedPhones.numberHash, waiting.numberHash));
    await own
      .delete(linkedPhones)
      .where(and(others, ne(linkedPhones.id, waiting.id), isNotNull(linkedPhones.linkedAt)));
    await own
      .update(linkedPhones)
      .set({ linkedAt: now, codeHash: null, codeExpiresAt: null })
      .where(eq(linkedPhones.id, waiting.id));
    return true;
  });
}

/** Also invalidates a pending code. */
export async function unlink(db: Database, { userId }: SignedInMember): Promise<void> {
  await db.delete(linkedPhones).where(eq(linkedPhones.userId, userId));
}

/** The owner of a number, as a viewer. Null for an unlinked number. */
export async function findPhoneOwner(
  { db, secret, database }: { db: Database; secret: string; database: Database },
  number: string,
): Promise<Extract<Viewer, { kind: "member" }> | null> {
  const [found] = await db
    .select({ userId: linkedPhones.userId })
    .from(linkedPhones)
    .where(and(eq(linkedPhones.numberHash, hashOfNumber(secret, number)), isNotNull(linkedPhones.linkedAt)));
  return found ? { kind: "member", userId: found.userId, database } : null;
}

/** The language of the member whose number it is; for an unlinked number the given one. */
export async function languageOfNumber(
  tools: { db: Database; secret: string; viewer: Viewer },
  number: string,
  otherwise: Language = "en",
): Promise<Language> {
  const owner = await findPhoneOwner({ ...tools, database: tools.viewer.database }, number);
  return owner ? findLanguage(tools.db, owner.userId) : otherwise;
}
