import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { unionFollows, unionPosts, unionThreads } from "#database/schema/index.ts";

const lookBack = 7 * 86_400_000;

/** Their own questions with answers by others since they last read them or were notified; newest first. */
export const listNewAnswers = (db: Database, people: string[], now: Date) =>
  db
    .select({
      followId: unionFollows.id,
      userId: unionFollows.userId,
      threadId: unionThreads.id,
      title: unionThreads.title,
    })
    .from(unionFollows)
    .innerJoin(
      unionThreads,
      and(eq(unionThreads.id, unionFollows.threadId), eq(unionThreads.authorId, unionFollows.userId)),
    )
    .where(
      and(
        inArray(unionFollows.userId, people),
        eq(unionThreads.state, "shown"),
        gt(unionThreads.lastActivityAt, new Date(now.getTime() - lookBack)),
        gt(unionThreads.lastActivityAt, unionFollows.seenAt),
        or(isNull(unionFollows.pushedAt), gt(unionThreads.lastActivityAt, unionFollows.pushedAt)),
        sql`exists (${db
          .select({ id: unionPosts.id })
          .from(unionPosts)
          .where(
            and(
              eq(unionPosts.threadId, unionThreads.id),
              eq(unionPosts.state, "shown"),
              eq(unionPosts.isOpening, false),
              or(isNull(unionPosts.authorId), ne(unionPosts.authorId, unionFollows.userId)),
            ),
          )})`,
      ),
    )
    .orderBy(sql`${unionThreads.lastActivityAt} desc`, unionThreads.id);

/** Answers after this moment are notified again. */
export async function markAnswersPushed(db: Database, followIds: string[]): Promise<void> {
  if (followIds.length === 0) return;
  const lastActivity = sql`(select ${unionThreads.lastActivityAt} from ${unionThreads} where ${unionThreads.id} = ${unionFollows.threadId})`;
  await db.update(unionFollows).set({ pushedAt: lastActivity }).where(inArray(unionFollows.id, followIds));
}
