import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { savedCalendars } from "#database/schema/index.ts";
import { asViewer, asWorker, type Viewer } from "#database/viewer.ts";

/** The secret part of one's calendar address; null for those who have none. It can be shown again at any time. */
export function findCalendarToken(member: SignedInMember, secret: string): Promise<string | null> {
  return asViewer(member.viewer, async (db) => {
    const [calendar] = await db
      .select({ number: savedCalendars.number })
      .from(savedCalendars)
      .where(eq(savedCalendars.userId, member.userId));
    return calendar ? writeToken(secret, calendar.number) : null;
  });
}

/** A first address, or a new one in place of one that went astray: the old one opens nothing from then on. */
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

/** Whose calendar it is: a viewer with that person's rights, and so with nobody else's rows. Null for an address of no one. */
export async function openCalendar(
  database: Database,
  secret: string,
  token: string,
): Promise<Extract<Viewer, { kind: "member" }> | null> {
  const number = readToken(secret, token);
  if (!number) return null;
  const [calendar] = await asWorker(database, (db) =>
    db
      .select({ userId: savedCalendars.userId })
      .from(savedCalendars)
      .where(eq(savedCalendars.number, number)),
  );
  return calendar ? { kind: "member", userId: calendar.userId, database } : null;
}

/** The number and 128 bits of a signature that only the server can write. */
export function writeToken(secret: string, number: string): string {
  const bytes = Buffer.from(number.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, sign(secret, bytes)]).toString("base64url");
}

function readToken(secret: string, token: string): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  const number = bytes.subarray(0, 16);
  if (bytes.length !== 32 || !timingSafeEqual(bytes.subarray(16), sign(secret, number))) return null;
  return number.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const sign = (secret: string, number: Buffer) =>
  createHmac("sha256", secret).update("saved calendar ").update(number).digest().subarray(0, 16);
