import { eq } from "drizzle-orm";
import { readSignedId, signId } from "#app/shared/signing/signed-id.server.ts";
import type { Database } from "#database/database.ts";
import { unionFollows, unionThreads } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

const purpose = "stop mails about a thread";

/** The token of a link that stops the mails about one thread for one person, and can do nothing else. */
export const unsubscribeToken = (secret: string, followId: string) => signId(secret, purpose, followId);

/** The follow a token stands for; null for one that is not ours. */
export const parseUnsubscribeToken = (secret: string, token: string): string | null =>
  readSignedId(secret, purpose, token)?.id ?? null;

/** The title of what is followed; null where the mails have been stopped already. Works without signing in. */
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
