import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { localPath } from "#app/shared/languages/local-path.ts";
import type { Database } from "#database/database.ts";
import { guardianConsents, profiles, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { Accounts } from "../accounts.server.ts";
import { guardianMail } from "../mails.ts";
import type { SignedInMember } from "../signed-in.server.ts";
import { words } from "../words.ts";
import { firstName } from "./first-name.ts";

const aYear = 365 * 86_400_000;
const label = (token: string) => `guardian:${token}`;

interface ConsentFacts {
  guardianEmail: string;
  hasConsented: boolean;
}

export async function findConsent(db: Database, member: SignedInMember): Promise<ConsentFacts | null> {
  const [found] = await db.select().from(guardianConsents).where(eq(guardianConsents.userId, member.userId));
  return found ? { guardianEmail: found.guardianEmail, hasConsented: found.consentedAt !== null } : null;
}

/**
 * Milliseconds. As long as the window of the sign-up limits: a person who creates many accounts to email strangers
 * reaches those limits before the first account may send anything.
 */
const youngestAsker = 3_600_000;

/** Why this account may not email a guardian yet, in words for its owner. Returns null if it may. */
export async function findObstacle(
  { db }: Pick<Accounts, "db">,
  userId: string,
  now: Date,
): Promise<string | null> {
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (!person?.emailVerified) return words.confirmBeforeGuardian;
  const wait = person.createdAt.getTime() + youngestAsker - now.getTime();
  return wait > 0 ? words.tooNewForGuardian(Math.ceil(wait / 60_000)) : null;
}

/** Emails the guardian. An earlier answer no longer counts: the new guardian may be another person. */
export async function askGuardian(
  { auth, db, mailer, origin }: Accounts,
  { userId, fullName }: { userId: string; fullName: string | null },
  guardianEmail: string,
  now: Date,
): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: label(token),
    value: JSON.stringify({ userId, guardianEmail }),
    expiresAt: new Date(now.getTime() + aYear),
  });
  const consentRow = { guardianEmail, askedAt: now, consentedAt: null };
  await db
    .insert(guardianConsents)
    .values({ userId, ...consentRow })
    .onConflictDoUpdate({ target: guardianConsents.userId, set: consentRow });
  const mail = guardianMail(
    guardianEmail,
    firstName(fullName),
    origin + localPath(`/guardian?token=${token}`),
  );
  await mailer.send({ ...mail, aboutUser: userId });
}

export interface ConsentRequest {
  userId: string;
  guardianEmail: string;
  studentEmail: string;
  hasConsented: boolean;
}

/** Finds the student of a guardian's link. Returns null if the link is old, or if someone else has been asked since. */
export async function findRequest({ auth, db }: Accounts, token: string): Promise<ConsentRequest | null> {
  const { internalAdapter } = await auth.$context;
  const found = token ? await internalAdapter.findVerificationValue(label(token)) : null;
  if (!found || found.expiresAt < new Date()) return null;
  const { userId, guardianEmail } = JSON.parse(found.value) as { userId: string; guardianEmail: string };
  const [row] = await db
    .select({
      guardianEmail: guardianConsents.guardianEmail,
      consentedAt: guardianConsents.consentedAt,
      email: users.email,
    })
    .from(guardianConsents)
    .innerJoin(users, eq(users.id, guardianConsents.userId))
    .where(eq(guardianConsents.userId, userId));
  if (row?.guardianEmail !== guardianEmail) return null;
  return { userId, guardianEmail, studentEmail: row.email, hasConsented: row.consentedAt !== null };
}

/** Records a guardian's answer; the same link can withdraw it. */
export async function answerAsGuardian(
  { db }: Accounts,
  { userId }: ConsentRequest,
  agrees: boolean,
  now: Date,
): Promise<void> {
  await db
    .update(guardianConsents)
    .set({ consentedAt: agrees ? now : null })
    .where(eq(guardianConsents.userId, userId));
}

export function findFullName(member: SignedInMember): Promise<string | null> {
  return asViewer(member.viewer, async (db) => {
    const [found] = await db
      .select({ name: profiles.fullName })
      .from(profiles)
      .where(eq(profiles.userId, member.userId));
    return found?.name ?? null;
  });
}
