import { and, eq, ne, not } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { unionPosts } from "#database/schema/index.ts";
import { type KeysetPage, keysetQuery, type PageRequest, pageOf } from "../paging.server.ts";
import { listPosts, type Post, selectPosts } from "./posts.server.ts";

export const repliesPerPage = 20;

interface RepliesOf {
  id: string;
  /** It is shown above the others already. */
  acceptedPostId: string | null;
}

/** A page of replies, oldest first. */
export async function listReplies(
  db: Database,
  thread: RepliesOf,
  part: PageRequest,
): Promise<KeysetPage<Post>> {
  const found = await selectReplies(db, thread, part);
  const isShortOfStart = part.kind === "before" && found.length < repliesPerPage;
  return isShortOfStart ? listReplies(db, thread, { kind: "start" }) : pageOf(found, part, repliesPerPage);
}

/** Reads only its own index entries, however long the thread is. */
export function selectReplies(db: Database, thread: RepliesOf, part: PageRequest) {
  const { where, by } = keysetQuery(part, {
    at: unionPosts.createdAt,
    id: unionPosts.id,
    isNewestFirst: false,
  });
  return selectPosts(
    db,
    and(
      eq(unionPosts.threadId, thread.id),
      not(unionPosts.isOpening),
      thread.acceptedPostId ? ne(unionPosts.id, thread.acceptedPostId) : undefined,
      where,
    ),
  )
    .orderBy(...by)
    .limit(repliesPerPage + 1);
}

/** The part of a thread that begins with a certain post; the start if the post isn't in it. */
export async function pageFromPost(db: Database, threadId: string, postId: string): Promise<PageRequest> {
  const [post] = await listPosts(db, and(eq(unionPosts.id, postId), eq(unionPosts.threadId, threadId)));
  return post && !post.isOpening ? { kind: "from", place: { at: post.at, id: post.id } } : { kind: "start" };
}
