import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { unionPosts, unionThreads } from "#database/schema/index.ts";
import { isAuthorOrFollower } from "./followed-threads.server.ts";

/** Enough of a question to answer it. */
const longestOpening = 600;

/** Open threads that a member started or follows, the most recently active first, with their first lines. */
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
      and(eq(unionThreads.state, "shown"), isNull(unionThreads.lockedAt), isAuthorOrFollower(db, userId)),
    )
    .orderBy(desc(unionThreads.lastActivityAt))
    .limit(most);
