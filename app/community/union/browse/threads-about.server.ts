import { and, desc, eq, sql } from "drizzle-orm";
import { shorten } from "#app/shared/text/shorten.ts";
import type { Database } from "#database/database.ts";
import { unionThreads } from "#database/schema/index.ts";
import { plainText } from "./search-threads.server.ts";

const columns = {
  scholarship: unionThreads.scholarshipId,
  college: unionThreads.collegeId,
  internship: unionThreads.internshipId,
};
const few = 3;

/** For a long thread, the best of the first replies is good enough. */
const mostLookedAt = 50;
const excerptLength = 280;

/**
 * The latest threads about a record, for its own page, each with its accepted answer, otherwise the most helpful one.
 */
export async function listThreadsAbout(db: Database, kind: keyof typeof columns, id: string) {
  const threads = await db
    .select({
      id: unionThreads.id,
      title: unionThreads.title,
      replies: unionThreads.replyCount,
      answer: sql<string | null>`(
        select body from (
          select post.id, body, helpful_count, created_at from union_posts as post
          where post.thread_id = union_threads.id and not is_opening and post.state = 'shown'
          order by post.id = union_threads.accepted_post_id desc nulls last, created_at limit ${mostLookedAt}
        ) as post
        order by post.id = union_threads.accepted_post_id desc nulls last, helpful_count desc, created_at limit 1)`,
    })
    .from(unionThreads)
    .where(and(eq(columns[kind], id), eq(unionThreads.state, "shown")))
    .orderBy(desc(unionThreads.lastActivityAt))
    .limit(few);
  return threads.map(({ answer, ...thread }) => ({
    ...thread,
    answer: answer && shorten(plainText(answer), excerptLength),
  }));
}
