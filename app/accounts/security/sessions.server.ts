import { and, desc, eq, gt } from "drizzle-orm";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { sessions } from "#database/schema/index.ts";
import type { SignedInMember } from "../signed-in.server.ts";
import { deviceName } from "./device-name.ts";

/** A person's sessions, without their tokens. */
export async function listSessions(db: Database, member: SignedInMember, now: Date) {
  const found = await db
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, member.userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
    .limit(50);
  return found.map(({ id, userAgent, createdAt }) => ({
    id,
    device: deviceName(userAgent ?? ""),
    since: dayInWords(todayInUtc(createdAt)),
    isThis: id === member.sessionId,
  }));
}

/** Ends one of the person's own sessions. Returns whether it existed; other people's sessions are not found. */
export async function endSession(db: Database, member: SignedInMember, name: string): Promise<boolean> {
  const id = parseId(name);
  if (!id) return false;
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, member.userId)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}
