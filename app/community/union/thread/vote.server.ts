import { and, eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { unionVotes } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { isRefusedByDatabase } from "../write/posting-tools.server.ts";

/**
 * Marks a post as helpful, or removes the mark. The database rejects votes for a member's own post and counts each
 * person once.
 */
export async function vote(member: SignedInMember, postId: string, isHelpful: boolean): Promise<boolean> {
  const own = { postId, userId: member.userId };
  try {
    await asViewer(member.viewer, async (db) => {
      if (isHelpful) await db.insert(unionVotes).values(own).onConflictDoNothing();
      else
        await db
          .delete(unionVotes)
          .where(and(eq(unionVotes.postId, postId), eq(unionVotes.userId, member.userId)));
    });
    return true;
  } catch (problem) {
    if (isRefusedByDatabase(problem)) return false;
    throw problem;
  }
}
