import { eq } from "drizzle-orm";
import { readSignedId, signId } from "#app/shared/signing/signed-id.server.ts";
import type { Database } from "#database/database.ts";
import { unionFollows, unionThreads } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

const purpose = "stop mails about a thread";

/** The token of a link that stops one person's emails about one thread, and can do nothing else. */
export const unsubscribeToken = (secret: string, followId: string) => signId(secret, purpose, followId);

/** The follow that a token belongs to; null for one that isn't ours. */
export const parseUnsubscribeToken = (secret: string, token: string): string | null =>
  readSignedId(secret, purpose, token)?.id ?? null;

/** The title of the followed thread; null if the emails have been stopped already. Works without signing in. */
export async function findFollowedTitle(database: Database, followId: string): Promise<string | null> {
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
