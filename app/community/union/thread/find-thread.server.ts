import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import {
  colleges,
  internships,
  scholarships,
  unionFollows,
  unionPosts,
  unionThreads,
} from "#database/schema/index.ts";
import { listPosts } from "./posts.server.ts";

export type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** A thread with its opening post and its accepted answer, if the viewer may see it. */
export async function findThread(db: Database, id: string) {
  const [thread] = await db
    .select({
      id: unionThreads.id,
      topic: unionThreads.topic,
      title: unionThreads.title,
      state: unionThreads.state,
      replyCount: unionThreads.replyCount,
      acceptedPostId: unionThreads.acceptedPostId,
      createdAt: unionThreads.createdAt,
      lastActivityAt: unionThreads.lastActivityAt,
      isLocked: sql<boolean>`${unionThreads.lockedAt} is not null`,
      isMine: sql<boolean>`coalesce(${unionThreads.authorId} = current_user_id(), false)`,
      scholarship: { id: scholarships.id, name: scholarships.title },
      college: { id: colleges.id, name: colleges.name },
      internship: { id: internships.id, name: internships.title },
    })
    .from(unionThreads)
    .leftJoin(scholarships, eq(scholarships.id, unionThreads.scholarshipId))
    .leftJoin(colleges, eq(colleges.id, unionThreads.collegeId))
    .leftJoin(internships, eq(internships.id, unionThreads.internshipId))
    .where(eq(unionThreads.id, id));
  if (!thread) return null;
  const { scholarship, college, internship, ...facts } = thread;
  const posts = await listPosts(
    db,
    and(
      eq(unionPosts.threadId, id),
      thread.acceptedPostId
        ? sql`(${unionPosts.isOpening} or ${unionPosts.id} = ${thread.acceptedPostId})`
        : eq(unionPosts.isOpening, true),
    ),
  );
  const opening = posts.find((post) => post.isOpening);
  if (!opening) return null;
  return {
    ...facts,
    about: aboutOf({ scholarship, college, internship }),
    opening,
    accepted: posts.find((post) => post.id === thread.acceptedPostId) ?? null,
  };
}

type ThreadRecord = { id: string; name: string } | null;

function aboutOf(records: Record<"scholarship" | "college" | "internship", ThreadRecord>) {
  for (const kind of ["scholarship", "college", "internship"] as const) {
    const record = records[kind];
    if (record) return { path: `/${kind}/${record.id}`, name: record.name };
  }
  return null;
}

/** Whether the viewer follows the thread; also records that they have read it up to here. */
export async function markFollowRead(db: Database, threadId: string): Promise<boolean> {
  const touched = await db
    .update(unionFollows)
    .set({
      isNotified: false,
      seenAt: sql`(select ${unionThreads.lastActivityAt} from ${unionThreads} where ${unionThreads.id} = ${threadId})`,
    })
    .where(and(eq(unionFollows.threadId, threadId), eq(unionFollows.userId, sql`current_user_id()`)))
    .returning({ id: unionFollows.id });
  return touched.length > 0;
}
