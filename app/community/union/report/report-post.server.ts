import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { unionReports } from "#database/schema/index.ts";
import type { reportReasons } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";

interface Report {
  reason: (typeof reportReasons)[number];
  note: string | null;
}

/** Reports a post to the moderators. A second report changes nothing. */
export async function reportPost(
  member: SignedInMember,
  postId: string,
  { reason, note }: Report,
): Promise<void> {
  await asViewer(member.viewer, (db) =>
    db
      .insert(unionReports)
      .values({ postId, reporterId: member.userId, reason, note: note ?? "" })
      .onConflictDoNothing(),
  );
}
