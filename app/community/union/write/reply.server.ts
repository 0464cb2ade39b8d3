import { eq } from "drizzle-orm";
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

type ReplyOutcome = { ok: true; postId: string; isHeld: boolean } | PostRefusal;

/** Replies in an open thread that the member may see. */
export async function reply(tools: PostingTools, threadId: string, body: string): Promise<ReplyOutcome> {
  const attempt = await checkMayReply(tools, threadId);
  return attempt.ok ? writeReply(tools, threadId, body, attempt.isNew) : attempt;
}

/** Whether the member may reply there now. Counts against their limit, whatever becomes of the reply. */
export async function checkMayReply(
  tools: PostingTools,
  threadId: string,
): Promise<{ ok: true; isNew: boolean } | PostRefusal> {
  const [thread] = await asViewer(tools.member.viewer, (db) =>
    db.select({ lockedAt: unionThreads.lockedAt }).from(unionThreads).where(eq(unionThreads.id, threadId)),
  );
  if (!thread) return refusePost("gone");
  if (thread.lockedAt) return refusePost("locked");
  return checkPostingLimit(tools, "replies");
}

/** The reply itself, once it is allowed. */
export async function writeReply(
  { member, catalogue }: Pick<PostingTools, "member" | "catalogue">,
  threadId: string,
  body: string,
  isNew: boolean,
): Promise<ReplyOutcome> {
  const review = reviewPost(body, catalogue, { isNew, isAdmin: member.isAdmin });
  const id = crypto.randomUUID();
  try {
    await asViewer(member.viewer, (db) =>
      db.insert(unionPosts).values({ id, threadId, authorId: member.userId, body, ...review }),
    );
  } catch (problem) {
    if (isRefusedByDatabase(problem)) return refusePost("locked");
    throw problem;
  }
  return { ok: true, postId: id, isHeld: review.state === "held" };
}
