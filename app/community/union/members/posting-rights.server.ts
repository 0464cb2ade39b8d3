import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { findPostingConsent, type PostingConsent } from "#app/students/profile/consent.server.ts";
import type { Database } from "#database/database.ts";
import { unionBans, unionMembers, unionPosts, users } from "#database/schema/index.ts";

/** Why a member can't write now. */
export type PostingObstacle = "banned" | "unconfirmed" | "age" | "name";

export interface PostingRights {
  name: { displayName: string; country: string } | null;
  ban: { reason: string; endsAt: Date | null } | null;
  mayPost: boolean;
  waitsForGuardian: PostingConsent["waitsForGuardian"];
  /** True on the first day, or before three posts were accepted. */
  isNew: boolean;
  obstacle: PostingObstacle | null;
  /** The address to which the confirmation link is sent. */
  email: string;
}

const firstDay = 86_400_000;
const provenPosts = 3;

/** What a member may do here. The database's policies enforce the same. */
export async function findPostingRights(
  db: Database,
  member: SignedInMember,
  now: Date,
): Promise<PostingRights> {
  const [person] = await db
    .select({
      displayName: unionMembers.displayName,
      country: unionMembers.country,
      joinedAt: unionMembers.joinedAt,
      shown: sql<number>`(select count(*)::int from (select 1 from ${unionPosts} where ${unionPosts.authorId} = ${unionMembers.userId} and ${unionPosts.state} = 'shown' limit ${provenPosts}) few)`,
    })
    .from(unionMembers)
    .where(eq(unionMembers.userId, member.userId));
  const [account] = await db
    .select({ isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, member.userId));
  const [ban = null] = await db
    .select({ reason: unionBans.reason, endsAt: unionBans.endsAt })
    .from(unionBans)
    .where(
      and(
        eq(unionBans.userId, member.userId),
        isNull(unionBans.liftedAt),
        or(isNull(unionBans.endsAt), gt(unionBans.endsAt, now)),
      ),
    )
    .limit(1);
  const name = person ? { displayName: person.displayName, country: person.country } : null;
  const isNew = !person || person.shown < provenPosts || now.getTime() - person.joinedAt.getTime() < firstDay;
  const voice = await findPostingConsent(db, member);
  const mayPost = member.isAdmin || voice.mayPost;
  const hindered: [PostingObstacle, boolean][] = [
    ["banned", ban !== null],
    ["unconfirmed", !account?.isConfirmed],
    ["age", !mayPost],
    ["name", !name],
  ];
  const obstacle = hindered.find(([, isSo]) => isSo)?.[0] ?? null;
  const { waitsForGuardian } = voice;
  return {
    ...{ name, ban, mayPost, waitsForGuardian, obstacle },
    isNew: isNew && !member.isAdmin,
    email: member.email,
  };
}
