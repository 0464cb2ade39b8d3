import { and, eq, isNull } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import {
  unionBans,
  unionModerations,
  unionPosts,
  unionReports,
  unionThreads,
} from "#database/schema/index.ts";
import type { moderationActions } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";

type ModerationAction = Exclude<(typeof moderationActions)[number], "ban" | "lift">;

/** Applies an action to a post and logs it in one transaction. Returns false if there is no such post. */
export function moderate(
  moderator: SignedInMember,
  postId: string,
  action: ModerationAction,
  reason: string,
  now: Date,
): Promise<boolean> {
  return asViewer(moderator.viewer, async (db) => {
    const [post] = await db
      .select({ threadId: unionPosts.threadId, state: unionPosts.state })
      .from(unionPosts)
      .where(eq(unionPosts.id, postId))
      .for("update");
    if (!post) return false;
    if (action === "lock" || action === "unlock") {
      await db
        .update(unionThreads)
        .set({ lockedAt: action === "lock" ? now : null })
        .where(eq(unionThreads.id, post.threadId));
    } else {
      const isRemoved = post.state === "removed";
      const state = isRemoved || action === "dismiss" ? post.state : action === "hide" ? "hidden" : "shown";
      await db.update(unionPosts).set({ state, reviewedAt: now }).where(eq(unionPosts.id, postId));
      await closeReports(db, postId, now);
    }
    await logModeration(db, moderator, action, postId, reason);
    return true;
  });
}

/** Bans a post's author, until `endsAt` or permanently, and hides the post. */
export function banAuthor(
  moderator: SignedInMember,
  postId: string,
  { reason, endsAt }: { reason: string; endsAt: Date | null },
  now: Date,
): Promise<boolean> {
  return asViewer(moderator.viewer, async (db) => {
    const [post] = await db
      .select({ authorId: unionPosts.authorId, state: unionPosts.state })
      .from(unionPosts)
      .where(eq(unionPosts.id, postId))
      .for("update");
    if (!post?.authorId) return false;
    await db.insert(unionBans).values({ userId: post.authorId, postId, reason, endsAt, bannedAt: now });
    const state = post.state === "removed" ? "removed" : "hidden";
    await db.update(unionPosts).set({ state, reviewedAt: now }).where(eq(unionPosts.id, postId));
    await closeReports(db, postId, now);
    await logModeration(db, moderator, "ban", postId, reason);
    return true;
  });
}

export function liftBan(
  moderator: SignedInMember,
  banId: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  return asViewer(moderator.viewer, async (db) => {
    const [ban] = await db
      .update(unionBans)
      .set({ liftedAt: now })
      .where(and(eq(unionBans.id, banId), isNull(unionBans.liftedAt)))
      .returning({ postId: unionBans.postId });
    if (!ban) return false;
    await logModeration(db, moderator, "lift", ban.postId, reason);
    return true;
  });
}

const closeReports = (db: Database, postId: string, now: Date) =>
  db
    .update(unionReports)
    .set({ closedAt: now })
    .where(and(eq(unionReports.postId, postId), isNull(unionReports.closedAt)));

const logModeration = (
  db: Database,
  { userId }: SignedInMember,
  action: (typeof moderationActions)[number],
  postId: string | null,
  reason: string,
) => db.insert(unionModerations).values({ moderatorId: userId, action, postId, reason });
