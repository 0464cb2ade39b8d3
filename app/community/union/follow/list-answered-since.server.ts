import { and, count, desc, eq, gte, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { unionPosts, unionThreads } from "#database/schema/index.ts";
import { isAuthorOrFollower } from "./followed-threads.server.ts";

const mostListed = 3;

/** Threads that a member started or follows, with how many others have replied since a day; the newest first. */
export const listAnsweredSince = (db: Database, userId: string, since: string) =>
  db
    .select({ id: unionThreads.id, title: unionThreads.title, answers: count() })
    .from(unionThreads)
    .innerJoin(unionPosts, eq(unionPosts.threadId, unionThreads.id))
    .where(
      and(
        eq(unionThreads.state, "shown"),
        eq(unionPosts.state, "shown"),
        eq(unionPosts.isOpening, false),
        gte(unionPosts.createdAt, sql`${since}::timestamptz`),
        or(isNull(unionPosts.authorId), ne(unionPosts.authorId, userId)),
        isAuthorOrFollower(db, userId),
      ),
    )
    .groupBy(unionThreads.id, unionThreads.title)
    .orderBy(desc(sql`max(${unionPosts.createdAt})`))
    .limit(mostListed);
