import { eq } from "drizzle-orm";
import { unionPosts, unionThreads } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import {
  isRefusedByDatabase,
  type PostingTools,
  type Refused,
  refused,
  takeTurn,
} from "./posting-tools.server.ts";
import { reviewPost } from "./review-post.server.ts";

type Replied = { ok: true; postId: string; isHeld: boolean } | Refused;

/** Answers in a thread that is open and that the member may see. */
export async function reply(tools: PostingTools, threadId: string, body: string): Promise<Replied> {
  const { member, catalogue } = tools;
  const [thread] = await asViewer(member.viewer, (db) =>
    db.select({ lockedAt: unionThreads.lockedAt }).from(unionThreads).where(eq(unionThreads.id, threadId)),
  );
  if (!thread) return refused("gone");
  if (thread.lockedAt) return refused("locked");
  const turn = await takeTurn(tools, "replies");
  if (!turn.ok) return turn;
  const review = reviewPost(body, catalogue, { isNew: turn.isNew, isAdmin: member.isAdmin });
  const id = crypto.randomUUID();
  try {
    await asViewer(member.viewer, (db) =>
      db.insert(unionPosts).values({ id, threadId, authorId: member.userId, body, ...review }),
    );
  } catch (problem) {
    if (isRefusedByDatabase(problem)) return refused("locked");
    throw problem;
  }
  return { ok: true, postId: id, isHeld: review.state === "held" };
}
