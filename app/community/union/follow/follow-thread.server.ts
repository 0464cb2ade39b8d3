import { and, eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { unionFollows, unionThreads } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";

export async function followThread(
  member: SignedInMember,
  threadId: string,
  follows: boolean,
): Promise<void> {
  await asViewer(member.viewer, async (db) => {
    if (follows) await follow(db, threadId, member.userId);
    else
      await db
        .delete(unionFollows)
        .where(and(eq(unionFollows.threadId, threadId), eq(unionFollows.userId, member.userId)));
  });
}

/** Everything up to now counts as read. A thread that the viewer may not see can't be followed. */
export async function follow(db: Database, threadId: string, userId: string): Promise<void> {
  const [thread] = await db
    .select({ id: unionThreads.id })
    .from(unionThreads)
    .where(eq(unionThreads.id, threadId));
  if (!thread) return;
  const seenAt = sql`(select ${unionThreads.lastActivityAt} from ${unionThreads} where ${unionThreads.id} = ${threadId})`;
  await db.insert(unionFollows).values({ threadId, userId, seenAt }).onConflictDoNothing();
}
