import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mailLinks, users } from "#database/schema/index.ts";

export type Link = typeof mailLinks.$inferSelect;
type Person = typeof users.$inferSelect;

const minutes = 60_000;
const days = 24 * 60 * minutes;

const lifetimes: Record<Link["kind"], number> = {
  reset: 60 * minutes,
  confirm: 3 * days,
  change: 60 * minutes,
  stop: 60 * minutes,
  undo: 7 * days,
};

export const endOf = (kind: Link["kind"], now: Date) => new Date(now.getTime() + lifetimes[kind]);

export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Creates a link for an email to `sentTo`, and returns its token. */
export async function makeLink(
  db: Database,
  link: Pick<Link, "kind" | "userId" | "sentTo">,
  now: Date,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
  await db
    .insert(mailLinks)
    .values({ ...link, tokenHash: hashOfToken(token), createdAt: now, expiresAt: endOf(link.kind, now) });
  return token;
}

const isLive = (token: string, kinds: Link["kind"][], now: Date) =>
  and(
    eq(mailLinks.tokenHash, hashOfToken(token)),
    inArray(mailLinks.kind, kinds),
    gt(mailLinks.expiresAt, now),
  );

/** The meaning of a link that is still valid; this doesn't use it up. */
export async function findLink(
  db: Database,
  token: string,
  kinds: Link["kind"][],
  now: Date,
): Promise<Link | null> {
  const [link] = await db
    .select()
    .from(mailLinks)
    .where(isLive(token, kinds, now));
  return link ?? null;
}

/**
 * Uses a link, in one transaction. Returns null if it is no longer valid. The user's row is locked first, so that of
 * two links used at the same moment the second sees the effect of the first.
 */
export function openLink<Result>(
  db: Database,
  token: string,
  kinds: Link["kind"][],
  now: Date,
  work: (db: Database, link: Link, person: Person) => Promise<Result>,
): Promise<Result | null> {
  return db.transaction(async (transaction) => {
    const whose = await findLink(transaction, token, kinds, now);
    if (!whose) return null;
    const [person] = await transaction.select().from(users).where(eq(users.id, whose.userId)).for("update");
    const link = await findLink(transaction, token, kinds, now);
    return person && link ? work(transaction, link, person) : null;
  });
}

/**
 * Every link of a person becomes invalid as soon as their password or address changes or one of them has been used.
 * Only the link that restores a former address stays valid: otherwise an intruder who changed the address could
 * invalidate it.
 */
export async function endLinks(db: Database, userId: string): Promise<void> {
  await db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), ne(mailLinks.kind, "undo")));
}

/** The former owner may still restore this address, so nobody else may take it until then. */
export async function isKeptForItsOwner(db: Database, email: string, now: Date): Promise<boolean> {
  const [stored] = await db
    .select({ id: mailLinks.id })
    .from(mailLinks)
    .where(and(eq(mailLinks.sentTo, email), eq(mailLinks.kind, "undo"), gt(mailLinks.expiresAt, now)));
  return stored !== undefined;
}
