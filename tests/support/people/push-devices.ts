import { pushKeys } from "#app/students/notifications/push-keys.server.ts";
import type { Database } from "#database/database.ts";
import { pushSubscriptions, savedItems, scholarships, sessions } from "#database/schema/index.ts";
import { aBrowser } from "../web/push-service.ts";

export const keys = pushKeys("a-secret-of-thirty-two-characters-or-more");

/** A member who is signed in on a device that has notifications on. */
export async function aDevice(
  db: Database,
  userId: string,
  more: Partial<typeof pushSubscriptions.$inferInsert> & { expiresAt?: Date } = {},
) {
  const { expiresAt = new Date("2030-01-01"), ...wanted } = more;
  const token = crypto.randomUUID();
  const [session] = await db
    .insert(sessions)
    .values({ userId, token, expiresAt })
    .returning({ id: sessions.id });
  const sessionId = session?.id ?? "";
  const browser = aBrowser(sessionId);
  const subscription = { wantsClosing: true, wantsAnswers: true, serverKey: keys.publicKey };
  await db
    .insert(pushSubscriptions)
    .values({ sessionId, userId, ...browser.fields, ...subscription, ...wanted });
  return { sessionId, browser };
}

/** A listing that closes on 15 December 2026, saved long before. */
export async function aSavedScholarship(
  db: Database,
  userId: string,
  title = "Rhodes",
  deadline = "2026-12-15",
) {
  const [one] = await db.insert(scholarships).values({ title, country: "Kenya", deadline }).returning();
  const createdAt = new Date("2026-10-01T12:00:00Z");
  await db.insert(savedItems).values({ userId, scholarshipId: one?.id, createdAt });
  return one?.id ?? "";
}
