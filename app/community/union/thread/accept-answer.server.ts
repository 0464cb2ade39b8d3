import { and, eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { unionThreads } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { isRefusedByDatabase } from "../write/posting-tools.server.ts";

/** Marks a reply as the answer, or none. Only the asker can, and only a reply of the same thread. */
export async function acceptAnswer(
  member: SignedInMember,
  threadId: string,
  postId: string | null,
): Promise<boolean> {
  try {
    const changed = await asViewer(member.viewer, (db) =>
      db
        .update(unionThreads)
        .set({ acceptedPostId: postId })
        .where(and(eq(unionThreads.id, threadId), eq(unionThreads.authorId, member.userId)))
        .returning({ id: unionThreads.id }),
    );
    return changed.length > 0;
  } catch (problem) {
    if (isRefusedByDatabase(problem)) return false;
    throw problem;
  }
}
