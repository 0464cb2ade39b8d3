import { and, desc, eq, exists, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { unionFollows, unionPosts, unionThreads } from "#database/schema/index.ts";

/** Enough of a question to answer it. */
const longestOpening = 600;

/** Open threads that somebody asked or follows, the last that moved first, with how each began. */
export const listOwnThreads = (db: Database, userId: string, most: number) =>
  db
    .select({
      id: unionThreads.id,
      title: unionThreads.title,
      opening: sql<string>`left(${unionPosts.body}, ${longestOpening})`,
    })
    .from(unionThreads)
    .innerJoin(unionPosts, and(eq(unionPosts.threadId, unionThreads.id), eq(unionPosts.isOpening, true)))
    .where(
      and(
        eq(unionThreads.state, "shown"),
        isNull(unionThreads.lockedAt),
        or(
          eq(unionThreads.authorId, userId),
          exists(
            db
              .select({ id: unionFollows.id })
              .from(unionFollows)
              .where(and(eq(unionFollows.threadId, unionThreads.id), eq(unionFollows.userId, userId))),
          ),
        ),
      ),
    )
    .orderBy(desc(unionThreads.lastActivityAt))
    .limit(most);
