import { eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { readSignedId, signId } from "#app/shared/signing/signed-id.server.ts";
import type { Database } from "#database/database.ts";
import { savedCalendars } from "#database/schema/index.ts";
import { asViewer, asWorker, type Viewer } from "#database/viewer.ts";

/** The secret part of the member's calendar address, or null if they have none. */
export function findCalendarToken(member: SignedInMember, secret: string): Promise<string | null> {
  return asViewer(member.viewer, async (db) => {
    const [calendar] = await db
      .select({ number: savedCalendars.number })
      .from(savedCalendars)
      .where(eq(savedCalendars.userId, member.userId));
    return calendar ? writeToken(secret, calendar.number) : null;
  });
}

/** Creates the address, or replaces it; the old one stops working. */
export async function renewCalendar(member: SignedInMember, now: Date): Promise<void> {
  const fresh = { number: sql`gen_random_uuid()`, createdAt: now };
  await asViewer(member.viewer, (db) =>
    db
      .insert(savedCalendars)
      .values({ userId: member.userId, ...fresh })
      .onConflictDoUpdate({ target: savedCalendars.userId, set: fresh }),
  );
}

export async function revokeCalendar(member: SignedInMember): Promise<void> {
  await asViewer(member.viewer, (db) =>
    db.delete(savedCalendars).where(eq(savedCalendars.userId, member.userId)),
  );
}

/** The owner of a calendar as a viewer with their rights only. Returns null if the token is invalid. */
export async function findCalendarOwner(
  database: Database,
  secret: string,
  token: string,
): Promise<Extract<Viewer, { kind: "member" }> | null> {
  const number = readSignedId(secret, purpose, token)?.id;
  if (!number) return null;
  const [calendar] = await asWorker(database, (db) =>
    db
      .select({ userId: savedCalendars.userId })
      .from(savedCalendars)
      .where(eq(savedCalendars.number, number)),
  );
  return calendar ? { kind: "member", userId: calendar.userId, database } : null;
}

const purpose = "saved calendar";

export const writeToken = (secret: string, number: string): string => signId(secret, purpose, number);
