import { createHmac } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { z } from "zod";
import { languages } from "#app/shared/languages/languages.ts";
import type { Database } from "#database/database.ts";
import { ussdSessions } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";

const items = z.array(z.object({ kind: z.enum(opportunityKinds), id: z.uuid() })).max(50);
const list = z.object({
  at: z.literal("list"),
  title: z.string().max(200),
  items,
  from: z.number().int().min(0),
});
const position = z.object({
  /** Everything typed so far, as the gateway sends it. */
  heard: z.string(),
  language: z.enum(languages).optional(),
  place: z.discriminatedUnion("at", [
    z.object({ at: z.literal("menu") }),
    z.object({ at: z.literal("languages") }),
    list,
    z.object({ at: z.literal("one"), list, nth: z.number().int().min(0) }),
    z.object({ at: z.literal("ask"), what: z.enum(["check", "search"]) }),
  ]),
});

export type ListPlace = z.infer<typeof list>;
/** The caller's position. It doesn't contain a message to be checked, so messages aren't stored. */
export type UssdScreen = z.infer<typeof position>["place"];
type UssdSession = z.infer<typeof position>;

/** A call ends after three minutes on every network that we know. */
const sessionLasts = 10 * 60_000;
/** A gateway that got no response retries for some hours. */
const textLasts = 24 * 3_600_000;

export const sessionKeyOf = (secret: string, session: string, number: string) =>
  createHmac("sha256", secret).update(`ussd session ${number} ${session}`).digest("base64url");

export async function findSession(db: Database, key: string, now: Date): Promise<UssdSession | null> {
  const [row] = await db
    .select({ position: ussdSessions.position })
    .from(ussdSessions)
    .where(and(eq(ussdSessions.key, key), gt(ussdSessions.expiresAt, now)));
  return row ? (position.safeParse(row.position).data ?? null) : null;
}

export async function saveSession(db: Database, key: string, updated: UssdSession, now: Date): Promise<void> {
  const row = { position: updated, expiresAt: new Date(now.getTime() + sessionLasts) };
  await forgetOld(db, now);
  await db
    .insert(ussdSessions)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: ussdSessions.key, set: row });
}

export async function deleteSession(db: Database, key: string): Promise<void> {
  await db.delete(ussdSessions).where(eq(ussdSessions.key, key));
}

/** Returns true the first time: a text message that is delivered twice gets one reply. */
export async function isNewText(db: Database, key: string, now: Date): Promise<boolean> {
  await forgetOld(db, now);
  const added = await db
    .insert(ussdSessions)
    .values({ key, position: {}, expiresAt: new Date(now.getTime() + textLasts) })
    .onConflictDoNothing()
    .returning({ key: ussdSessions.key });
  return added.length === 1;
}

const forgetOld = (db: Database, now: Date) =>
  db.delete(ussdSessions).where(lte(ussdSessions.expiresAt, now));
