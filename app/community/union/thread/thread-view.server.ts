import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { findAdvice } from "../ask/find-advice.server.ts";
import { plainText } from "../browse/search-threads.server.ts";
import { findPostingRights } from "../members/posting-rights.server.ts";
import { obstacleOf } from "../members/show-obstacle.server.ts";
import { parsePageRequest } from "../paging.server.ts";
import { findThread, markFollowRead } from "./find-thread.server.ts";
import { listReplies, pageFromPost } from "./list-replies.server.ts";
import type { ShownPost } from "./post-view.tsx";
import { listOwnVotes, type Post } from "./posts.server.ts";
import { renderPostOnce } from "./render-post.server.ts";

const describedBy = 160;

/** Everything that a thread's page shows this viewer; null if they may not see it. */
export async function viewThread(
  viewer: Viewer,
  member: SignedInMember | null,
  threadId: string,
  search: URLSearchParams,
) {
  const seen = await asViewer(viewer, async (db) => {
    const thread = await findThread(db, threadId);
    if (!thread) return null;
    const from = parseId(search.get("post") ?? undefined);
    const part = from ? await pageFromPost(db, threadId, from) : parsePageRequest(search);
    const replies = await listReplies(db, thread, part);
    const posts = [thread.opening, ...(thread.accepted ? [thread.accepted] : []), ...replies.rows];
    const votes = member
      ? await listOwnVotes(
          db,
          posts.map(({ id }) => id),
        )
      : new Set<string>();
    const isFollowing = member ? await markFollowRead(db, threadId) : false;
    const rights = member && (await findPostingRights(db, member, new Date()));
    const advice = await findAdvice(db, thread.title);
    return { thread, replies, votes, isFollowing, obstacle: obstacleOf(rights), advice };
  });
  if (!seen) return null;
  const { thread, replies, votes, isFollowing, obstacle, advice } = seen;
  const { opening, accepted, acceptedPostId, createdAt, lastActivityAt, ...facts } = thread;
  const show = (post: Post) => shown(post, votes);
  return {
    ...facts,
    createdAt: createdAt.toISOString(),
    description: shorten(plainText(opening.body), describedBy),
    respondToSms: accepted ? shorten(plainText(accepted.body), 2 * describedBy) : "",
    opening: show(opening),
    accepted: accepted && show(accepted),
    replies: replies.rows.map(show),
    previous: replies.previous,
    next: replies.next,
    isFollowing,
    obstacle,
    advice,
  };
}

const shown = (post: Post, votes: Set<string>): ShownPost => ({
  id: post.id,
  html: renderPostOnce(post.body),
  author: post.author,
  country: post.country,
  createdAt: post.createdAt.toISOString(),
  isEdited: post.editedAt !== null,
  state: post.state,
  helpfulCount: post.helpfulCount,
  isMine: post.isMine,
  isVoted: votes.has(post.id),
});
