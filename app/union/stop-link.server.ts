import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { readId } from "#app/frame/read-id.ts";
import type { Database } from "#database/database.ts";
import { unionFollows, unionThreads } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

/** The token of a link that stops the mails about one thread for one person, and can do nothing else. */
export const stopToken = (secret: string, followId: string) => `${followId}.${sign(secret, followId)}`;

/** The follow a token stands for; null for one that is not ours. */
export function readStopToken(secret: string, token: string): string | null {
  const [given = "", signature = ""] = token.split(".");
  const id = readId(given);
  const [have, want] = [Buffer.from(signature), Buffer.from(sign(secret, given))];
  return id && have.length === want.length && timingSafeEqual(have, want) ? id : null;
}

const sign = (secret: string, followId: string) =>
  createHmac("sha256", secret).update(`union stop ${followId}`).digest("base64url");

/** The title of what is followed; null where the mails have been stopped already. Works without signing in. */
export async function findFollowed(database: Database, followId: string): Promise<string | null> {
  const [found] = await asWorker(database, (db) =>
    db
      .select({ title: unionThreads.title })
      .from(unionFollows)
      .innerJoin(unionThreads, eq(unionThreads.id, unionFollows.threadId))
      .where(eq(unionFollows.id, followId)),
  );
  return found?.title ?? null;
}

export async function stopFollowing(database: Database, followId: string): Promise<void> {
  await asWorker(database, (db) => db.delete(unionFollows).where(eq(unionFollows.id, followId)));
}
