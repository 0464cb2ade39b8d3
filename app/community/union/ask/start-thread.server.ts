import { unionPosts, unionThreads } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { follow } from "../follow/follow-thread.server.ts";
import type { Topic } from "../topics.ts";
import {
  checkPostingLimit,
  isRefusedByDatabase,
  type PostingTools,
  type PostRefusal,
  refusePost,
} from "../write/posting-tools.server.ts";
import { reviewPost } from "../write/review-post.server.ts";
import type { AboutRecord } from "./about-record.server.ts";

export interface NewThread {
  topic: Topic;
  title: string;
  body: string;
  about: AboutRecord | null;
  follows: boolean;
}

type StartOutcome = { ok: true; threadId: string; isHeld: boolean } | PostRefusal;

/** Starts a thread. Its author follows it unless they decline. */
export async function startThread(tools: PostingTools, thread: NewThread): Promise<StartOutcome> {
  const { member, catalogue } = tools;
  const attempt = await checkPostingLimit(tools, "threads");
  if (!attempt.ok) return attempt;
  const { state, flags } = reviewPost(`${thread.title}\n${thread.body}`, catalogue, {
    isNew: attempt.isNew,
    isAdmin: member.isAdmin,
  });
  const { title, body, topic, about } = thread;
  const id = crypto.randomUUID();
  const own = { threadId: id, authorId: member.userId };
  try {
    await asViewer(member.viewer, async (db) => {
      const link = about ? { [`${about.kind}Id`]: about.id } : {};
      await db.insert(unionThreads).values({ id, topic, title, authorId: member.userId, ...link });
      await db.insert(unionPosts).values({ ...own, isOpening: true, heading: title, body, state, flags });
      if (thread.follows) await follow(db, id, member.userId);
    });
  } catch (problem) {
    if (isRefusedByDatabase(problem)) return refusePost("banned");
    throw problem;
  }
  return { ok: true, threadId: id, isHeld: state === "held" };
}
