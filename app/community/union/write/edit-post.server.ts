import { and, eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { unionPosts, unionThreads } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import {
  checkPostingLimit,
  isRefusedByDatabase,
  type PostingTools,
  type PostRefusal,
  refusePost,
} from "./posting-tools.server.ts";
import { reviewPost } from "./review-post.server.ts";

/** A post of the member's own that can still be edited or removed. */
export async function findOwnPost(member: SignedInMember, postId: string) {
  const [post] = await asViewer(member.viewer, (db) =>
    db
      .select({
        id: unionPosts.id,
        threadId: unionPosts.threadId,
        isOpening: unionPosts.isOpening,
        heading: unionPosts.heading,
        body: unionPosts.body,
        state: unionPosts.state,
        isLocked: sql<boolean>`${unionThreads.lockedAt} is not null`,
      })
      .from(unionPosts)
      .innerJoin(unionThreads, eq(unionThreads.id, unionPosts.threadId))
      .where(and(eq(unionPosts.id, postId), eq(unionPosts.authorId, member.userId))),
  );
  return post && post.state !== "removed" ? post : null;
}

type EditOutcome = { ok: true; threadId: string; isHeld: boolean } | PostRefusal;

/** Replaces the text of the member's own post. It is reviewed like new text; a held post stays held. */
export async function editPost(
  tools: PostingTools,
  postId: string,
  { title, body }: { title?: string; body: string },
): Promise<EditOutcome> {
  const { member, catalogue, now } = tools;
  const post = await findOwnPost(member, postId);
  if (!post || post.state === "hidden") return refusePost("gone");
  if (post.isLocked) return refusePost("locked");
  const attempt = await checkPostingLimit(tools, "edits");
  if (!attempt.ok) return attempt;
  const heading = post.isOpening ? (title ?? post.heading) : "";
  const review = reviewPost(`${heading}\n${body}`, catalogue, {
    isNew: attempt.isNew,
    isAdmin: member.isAdmin,
  });
  const state = post.state === "held" && !member.isAdmin ? "held" : review.state;
  try {
    await asViewer(member.viewer, (db) =>
      db
        .update(unionPosts)
        .set({ heading, body, state, flags: review.flags, editedAt: now })
        .where(and(eq(unionPosts.id, postId), eq(unionPosts.authorId, member.userId))),
    );
  } catch (problem) {
    if (isRefusedByDatabase(problem)) return refusePost("locked");
    throw problem;
  }
  return { ok: true, threadId: post.threadId, isHeld: state === "held" };
}

/**
 * Removes the text of the member's own post; its place stays, so that the answers to it can be read. Returns the
 * thread.
 */
export async function removePost(member: SignedInMember, postId: string): Promise<string | null> {
  try {
    const [gone] = await asViewer(member.viewer, (db) =>
      db
        .update(unionPosts)
        .set({ state: "removed" })
        .where(and(eq(unionPosts.id, postId), eq(unionPosts.authorId, member.userId)))
        .returning({ threadId: unionPosts.threadId }),
    );
    return gone?.threadId ?? null;
  } catch (problem) {
    if (isRefusedByDatabase(problem)) return null;
    throw problem;
  }
}
