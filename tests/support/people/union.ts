import { sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { type NewThread, startThread } from "#app/community/union/ask/start-thread.server.ts";
import type { PostingTools } from "#app/community/union/write/posting-tools.server.ts";
import { reply } from "#app/community/union/write/reply.server.ts";
import { openRateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Database } from "#database/database.ts";
import { profiles, unionMembers, unionPosts, unionThreads } from "#database/schema/index.ts";
import { somebody } from "./people.ts";
import { aSignedInMember } from "./signed-in-member.ts";

export const secret = "a-secret-of-thirty-two-characters-or-more";
let joined = 0;

interface Facts {
  ageBand?: "under_18" | "18_to_24" | null;
  /** Joined a moment ago, with no posts. */
  isNew?: boolean;
}

/** Someone who may write in the union: old enough, with a display name, and by default not new. */
export async function aUnionMember(
  db: Database,
  displayName = "Amina of Kano",
  { ageBand = "18_to_24", isNew = false }: Facts = {},
): Promise<SignedInMember> {
  joined += 1;
  const userId = await somebody(db, displayName.replaceAll(/[^A-Za-z ]/g, ""));
  await db.insert(profiles).values({
    userId,
    email: `union.${joined}@example.com`,
    fullName: `Real Name ${joined}`,
    country: "Nigeria",
    ageBand,
  });
  await db.insert(unionMembers).values({
    userId,
    displayName,
    country: "Nigeria",
    joinedAt: isNew ? new Date() : new Date("2025-01-01"),
  });
  if (!isNew) await proveThemselves(db, userId);
  return aSignedInMember(db, userId);
}

export async function aModerator(db: Database): Promise<SignedInMember> {
  const userId = await somebody(db, "Grace Mensah");
  await db.insert(unionMembers).values({ userId, displayName: `Fursa Team ${++joined}`, country: "Ghana" });
  return aSignedInMember(db, userId, "admin");
}

/** Three older posts in a hidden thread. */
async function proveThemselves(db: Database, userId: string): Promise<void> {
  const [thread] = await db
    .insert(unionThreads)
    .values({ topic: "studying", title: "An old thread", authorId: userId })
    .returning({ id: unionThreads.id });
  const post = { threadId: thread?.id ?? "", authorId: userId, body: "Something useful." };
  await db.insert(unionPosts).values([post, post, post]);
}

export const toolsOf = (
  db: Database,
  member: SignedInMember,
  more: Partial<PostingTools> = {},
): PostingTools => ({
  member,
  limits: openRateLimiter(db, secret),
  catalogue: [],
  now: new Date(),
  ...more,
});

export const aQuestion: NewThread = {
  topic: "applying",
  title: "Which essay should come first?",
  body: "I have **three** essays to write.",
  about: null,
  follows: true,
};

/** Opens a thread and returns its id. */
export async function ask(
  db: Database,
  member: SignedInMember,
  more: Partial<NewThread> = {},
): Promise<string> {
  const started = await startThread(toolsOf(db, member), { ...aQuestion, ...more });
  if (!started.ok) throw new Error(`the question was refused: ${started.words}`);
  return started.threadId;
}

/** Replies in a thread and returns the post's id. */
export async function answer(
  db: Database,
  member: SignedInMember,
  threadId: string,
  body = "Begin with the longest.",
): Promise<string> {
  const replied = await reply(toolsOf(db, member), threadId, body);
  if (!replied.ok) throw new Error(`the reply was refused: ${replied.words}`);
  return replied.postId;
}

/** A long thread, inserted without the triggers, which would count each of its replies. */
export async function aLongThread(db: Database, member: SignedInMember, replies: number): Promise<string> {
  const threadId = await ask(db, member);
  await db.execute(sql`alter table union_posts disable trigger user`);
  await db.execute(sql`
    insert into union_posts (thread_id, author_id, body, created_at)
    select ${threadId}::uuid, ${member.userId}::uuid, 'Reply number ' || n, now() + n * interval '1 second'
    from generate_series(1, ${replies}::int) as n`);
  await db.execute(sql`alter table union_posts enable trigger user`);
  await db.execute(sql`update union_threads set reply_count = ${replies} where id = ${threadId}`);
  return threadId;
}
