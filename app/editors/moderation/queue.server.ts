import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import {
  unionBans,
  unionMembers,
  unionModerations,
  unionPosts,
  unionReports,
  unionThreads,
} from "#database/schema/index.ts";

const maxListed = 50;

/** Held, flagged and reported posts with their reasons, oldest first. */
export async function listQueue(db: Database) {
  const reports = await db
    .select({
      id: unionReports.id,
      postId: unionReports.postId,
      reason: unionReports.reason,
      note: unionReports.note,
    })
    .from(unionReports)
    .where(isNull(unionReports.closedAt))
    .orderBy(asc(unionReports.reportedAt))
    .limit(maxListed);
  const isWaiting = and(
    isNull(unionPosts.reviewedAt),
    sql`(${unionPosts.state} = 'held' or ${unionPosts.flags} <> '{}')`,
    sql`${unionPosts.state} <> 'removed'`,
  );
  const reported = reports.map(({ postId }) => postId);
  const posts = await selectPosts(db)
    .where(reported.length > 0 ? or(isWaiting, inArray(unionPosts.id, reported)) : isWaiting)
    .orderBy(asc(unionPosts.createdAt))
    .limit(2 * maxListed);
  return posts.map((post) => ({ ...post, reports: reports.filter(({ postId }) => postId === post.id) }));
}

export type PostInQueue = Awaited<ReturnType<typeof listQueue>>[number];

/** One post as moderators see it, whatever its state. */
export async function findModeratedPost(db: Database, postId: string) {
  const [post] = await selectPosts(db).where(eq(unionPosts.id, postId));
  return post ?? null;
}

const selectPosts = (db: Database) =>
  db
    .select({
      id: unionPosts.id,
      threadId: unionPosts.threadId,
      title: unionThreads.title,
      isOpening: unionPosts.isOpening,
      isLocked: sql<boolean>`${unionThreads.lockedAt} is not null`,
      body: unionPosts.body,
      state: unionPosts.state,
      flags: unionPosts.flags,
      author: unionMembers.displayName,
      country: unionMembers.country,
      createdAt: unionPosts.createdAt,
    })
    .from(unionPosts)
    .innerJoin(unionThreads, eq(unionThreads.id, unionPosts.threadId))
    .leftJoin(unionMembers, eq(unionMembers.userId, unionPosts.authorId));

/** Active bans. */
export function listBans(db: Database, now: Date) {
  return db
    .select({
      id: unionBans.id,
      author: unionMembers.displayName,
      reason: unionBans.reason,
      bannedAt: unionBans.bannedAt,
      endsAt: unionBans.endsAt,
    })
    .from(unionBans)
    .leftJoin(unionMembers, eq(unionMembers.userId, unionBans.userId))
    .where(and(isNull(unionBans.liftedAt), or(isNull(unionBans.endsAt), gt(unionBans.endsAt, now))))
    .orderBy(desc(unionBans.bannedAt))
    .limit(maxListed);
}

/** The latest moderations. */
export function listModerations(db: Database) {
  return db
    .select({
      id: unionModerations.id,
      action: unionModerations.action,
      reason: unionModerations.reason,
      doneAt: unionModerations.doneAt,
      moderator: unionMembers.displayName,
      threadId: unionPosts.threadId,
      postId: unionModerations.postId,
      title: unionThreads.title,
    })
    .from(unionModerations)
    .leftJoin(unionMembers, eq(unionMembers.userId, unionModerations.moderatorId))
    .leftJoin(unionPosts, eq(unionPosts.id, unionModerations.postId))
    .leftJoin(unionThreads, eq(unionThreads.id, unionPosts.threadId))
    .orderBy(desc(unionModerations.doneAt))
    .limit(maxListed);
}
