import { eq, type SQL, sql } from "drizzle-orm";
import { microsOf } from "#app/shared/keyset/keyset.server.ts";
import type { Database } from "#database/database.ts";
import { unionMembers, unionPosts, unionVotes } from "#database/schema/index.ts";

/** What a page may show of a post: its author only by the chosen name. */
const postColumns = {
  id: unionPosts.id,
  threadId: unionPosts.threadId,
  isOpening: unionPosts.isOpening,
  body: unionPosts.body,
  state: unionPosts.state,
  helpfulCount: unionPosts.helpfulCount,
  createdAt: unionPosts.createdAt,
  editedAt: unionPosts.editedAt,
  at: microsOf(unionPosts.createdAt),
  author: unionMembers.displayName,
  country: unionMembers.country,
  isMine: sql<boolean>`coalesce(${unionPosts.authorId} = current_user_id(), false)`,
};

export type Post = Awaited<ReturnType<typeof listPosts>>[number];

export function selectPosts(db: Database, where: SQL | undefined) {
  return db
    .select(postColumns)
    .from(unionPosts)
    .leftJoin(unionMembers, eq(unionMembers.userId, unionPosts.authorId))
    .where(where);
}

/** Posts by a condition that matches few. */
export async function listPosts(db: Database, where: SQL | undefined) {
  return await selectPosts(db, where);
}

/** Which of these posts the viewer found helpful. */
export async function listOwnVotes(db: Database, ids: string[]): Promise<Set<string>> {
  const own = await db
    .select({ postId: unionVotes.postId })
    .from(unionVotes)
    .where(
      sql`${unionVotes.userId} = current_user_id() and ${unionVotes.postId} = any(${sql.param(ids)}::uuid[])`,
    );
  return new Set(own.map(({ postId }) => postId));
}
