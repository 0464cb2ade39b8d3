import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { gatherHoldings } from "#app/accounts/rights/holdings.server.ts";
import { banAuthor, moderate } from "#app/editors/moderation/moderate.server.ts";
import type { Database } from "#database/database.ts";
import {
  guardianConsents,
  profiles,
  unionBans,
  unionFollows,
  unionMembers,
  unionPosts,
  unionReports,
  unionThreads,
  unionVotes,
  users,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor, somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { aModerator, answer, aQuestion, ask, aUnionMember, toolsOf } from "#tests/support/people/union.ts";
import { startThread } from "../ask/start-thread.server.ts";
import { listThreads, listTopics } from "../browse/list-threads.server.ts";
import { chooseName } from "../members/choose-name.server.ts";
import { findPostingRights } from "../members/posting-rights.server.ts";
import { obstacleOf } from "../members/show-obstacle.server.ts";
import { acceptAnswer } from "../thread/accept-answer.server.ts";
import { findThread } from "../thread/find-thread.server.ts";
import { listReplies } from "../thread/list-replies.server.ts";
import { vote } from "../thread/vote.server.ts";
import { editPost, findOwnPost, removePost } from "./edit-post.server.ts";
import { reply } from "./reply.server.ts";

const threadOf = async (db: Database, id: string) => {
  const [thread] = await db.select().from(unionThreads).where(eq(unionThreads.id, id));
  if (!thread) throw new Error("no thread");
  return thread;
};
const postOf = async (db: Database, id: string) => {
  const [post] = await db.select().from(unionPosts).where(eq(unionPosts.id, id));
  if (!post) throw new Error("no post");
  return post;
};
const openingOf = async (db: Database, threadId: string) => {
  const [post] = await db
    .select()
    .from(unionPosts)
    .where(sql`${unionPosts.threadId} = ${threadId} and ${unionPosts.isOpening}`);
  return post?.id ?? "";
};
const refusedByDatabase = { cause: { code: "42501" } };

describe("a question", () => {
  test("is read by visitors under its author's display name and country, and no other fact about the author", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const id = await ask(db, amina);
    const seen = await asViewer(aVisitor(db), (own) => findThread(own, id));
    expect(seen).toMatchObject({
      title: "Which essay should come first?",
      state: "shown",
      isMine: false,
      opening: { author: "Amina of Kano", country: "Nigeria", body: "I have **three** essays to write." },
    });
    expect(JSON.stringify(seen)).not.toContain(amina.userId);
    expect(JSON.stringify(seen)).not.toMatch(/@example\.com|Real Name/);
    const { rows } = await asViewer(aVisitor(db), (own) => listThreads(own, "applying", { kind: "start" }));
    expect(rows.map(({ title, author }) => ({ title, author }))).toEqual([
      { title: "Which essay should come first?", author: "Amina of Kano" },
    ]);
    expect(JSON.stringify(rows)).not.toContain(amina.userId);
    const topics = await asViewer(aVisitor(db), listTopics);
    expect(topics.find(({ topic }) => topic === "applying")).toMatchObject({
      threads: 1,
      lastActivityAt: expect.any(Date),
    });
    expect(topics.find(({ topic }) => topic === "kenya")).toMatchObject({ threads: 0, lastActivityAt: null });
  });

  test("counts its replies, moves up with each, and goes back when one is removed", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    const before = await threadOf(db, id);
    const first = await answer(db, brian, id);
    await answer(db, amina, id, "Thank you.");
    const after = await threadOf(db, id);
    expect(after.replyCount).toBe(2);
    expect(after.lastActivityAt.getTime()).toBeGreaterThanOrEqual(before.lastActivityAt.getTime());
    expect(await removePost(brian, first)).toBe(id);
    expect((await threadOf(db, id)).replyCount).toBe(1);
  });

  test("that is removed leaves its replies readable; without replies it is deleted", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const answered = await ask(db, amina);
    await answer(db, brian, answered);
    await removePost(amina, await openingOf(db, answered));
    const seen = await asViewer(aVisitor(db), (own) => findThread(own, answered));
    expect(seen).toMatchObject({
      title: "Removed by its author",
      opening: { body: "", state: "removed" },
      replyCount: 1,
    });
    const lonely = await ask(db, amina);
    await removePost(amina, await openingOf(db, lonely));
    expect(await asViewer(aVisitor(db), (own) => findThread(own, lonely))).toBeNull();
  });

  test("has no text left once its author has deleted the account, and the answers stay", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina, { body: "My name is Amina Yusuf." });
    await answer(db, brian, id);
    await answer(db, amina, id, "Amina Yusuf thanks you.");
    await db.execute(sql`delete from users where id = ${amina.userId}`);
    const seen = await asViewer(aVisitor(db), async (own) => ({
      thread: await findThread(own, id),
      replies: (await listReplies(own, { id, acceptedPostId: null }, { kind: "start" })).rows,
    }));
    expect(seen.thread).toMatchObject({ title: "Removed by its author", replyCount: 1 });
    expect(seen.replies.map(({ body, author }) => ({ body, author }))).toEqual([
      { body: "Begin with the longest.", author: "Brian" },
      { body: "", author: null },
    ]);
    const stored = await db.execute(
      sql`select 1 from union_posts p where strpos(p::text, 'Amina Yusuf') > 0 or strpos(p::text, ${amina.userId}) > 0`,
    );
    expect(stored).toHaveProperty("rows", []);
  });
});

describe("an author", () => {
  test("edits her own words, and the title of the thread follows", async ({ db }) => {
    const amina = await aUnionMember(db);
    const id = await ask(db, amina);
    const edited = await editPost(toolsOf(db, amina), await openingOf(db, id), {
      title: "Which of the essays comes first?",
      body: "I have two left.",
    });
    expect(edited).toMatchObject({ ok: true, threadId: id, isHeld: false });
    expect(await threadOf(db, id)).toMatchObject({ title: "Which of the essays comes first?" });
  });

  test("can't restore or edit a hidden or removed post", async ({ db }) => {
    const amina = await aUnionMember(db);
    const moderator = await aModerator(db);
    const id = await ask(db, amina);
    const post = await answer(db, amina, id);
    await moderate(moderator, post, "hide", "Off topic", new Date());
    expect(await editPost(toolsOf(db, amina), post, { body: "Again." })).toMatchObject({
      ok: false,
      reason: "gone",
    });
    const show = asViewer(amina.viewer, (own) =>
      own.update(unionPosts).set({ state: "shown" }).where(eq(unionPosts.id, post)),
    );
    await expect(show).rejects.toMatchObject(refusedByDatabase);
    await removePost(amina, post);
    const back = asViewer(amina.viewer, (own) =>
      own.update(unionPosts).set({ state: "held", body: "Back." }).where(eq(unionPosts.id, post)),
    );
    await expect(back).rejects.toMatchObject(refusedByDatabase);
  });

  test.for([
    ["helpful_count = 99", "union_posts"],
    ["author_id = gen_random_uuid()", "union_posts"],
    ["created_at = '2020-01-01'", "union_posts"],
    ["reviewed_at = now()", "union_posts"],
    ["locked_at = now()", "union_threads"],
    ["reply_count = 99", "union_threads"],
    ["state = 'hidden'", "union_threads"],
    ["last_activity_at = '2999-01-01'", "union_threads"],
  ] as const)("can't write %s into their own rows of %s", async ([change, table], { db }) => {
    const amina = await aUnionMember(db);
    await ask(db, amina);
    const attempt = asViewer(amina.viewer, (own) =>
      own.execute(sql.raw(`update ${table} set ${change} where author_id = '${amina.userId}'`)),
    );
    await expect(attempt).rejects.toMatchObject(refusedByDatabase);
  });

  test("starts with no votes and no privileges, whatever they insert", async ({ db }) => {
    const amina = await aUnionMember(db);
    const id = crypto.randomUUID();
    await asViewer(amina.viewer, async (own) => {
      await own
        .insert(unionThreads)
        .values({ id, topic: "kenya", title: "A title", authorId: amina.userId, replyCount: 50 });
      await own
        .insert(unionPosts)
        .values({ threadId: id, authorId: amina.userId, isOpening: true, body: "Words", helpfulCount: 50 });
    });
    expect(await threadOf(db, id)).toMatchObject({ replyCount: 0 });
    expect(await postOf(db, await openingOf(db, id))).toMatchObject({ helpfulCount: 0 });
  });
});

describe("a stranger", () => {
  test("can't edit, remove, hide, lock, accept or speak for another through the functions", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const stranger = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    const opening = await openingOf(db, id);
    const post = await answer(db, amina, id);
    expect(await findOwnPost(stranger, opening)).toBeNull();
    expect(await editPost(toolsOf(db, stranger), opening, { body: "Mine" })).toMatchObject({
      reason: "gone",
    });
    expect(await removePost(stranger, opening)).toBeNull();
    expect(await acceptAnswer(stranger, id, post)).toBe(false);
    for (const action of ["hide", "approve", "lock"] as const) {
      const attempt = await moderate(stranger, post, action, "because", new Date()).catch(() => false);
      expect(attempt).toBe(false);
    }
    expect(
      await banAuthor(stranger, post, { reason: "because", endsAt: null }, new Date()).catch(() => false),
    ).toBe(false);
    expect(await db.$count(unionBans)).toBe(0);
    expect(await threadOf(db, id)).toMatchObject({ state: "shown", lockedAt: null, acceptedPostId: null });
    expect(await postOf(db, opening)).toMatchObject({
      state: "shown",
      body: "I have **three** essays to write.",
    });
  });

  test.for([
    "update union_posts set body = 'Mine'",
    "update union_posts set state = 'hidden'",
    "update union_threads set locked_at = now()",
    "update union_threads set accepted_post_id = null",
    "delete from union_posts",
    "delete from union_threads",
  ])("changes nothing of another's by raw SQL: %s", async (statement, { db }) => {
    const amina = await aUnionMember(db);
    const stranger = aSignedInMember(db, await somebody(db, "Brian Otieno"));
    const id = await ask(db, amina);
    const before = [await threadOf(db, id), await postOf(db, await openingOf(db, id))];
    await asViewer(stranger.viewer, (own) => own.execute(sql.raw(statement))).catch((problem) =>
      expect(problem).toMatchObject(refusedByDatabase),
    );
    expect([await threadOf(db, id), await postOf(db, await openingOf(db, id))]).toEqual(before);
  });

  test("can't post in another's name, nor add a second first post to another's thread", async ({ db }) => {
    const amina = await aUnionMember(db);
    const stranger = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    const asAmina = { threadId: id, authorId: amina.userId, body: "I said so." };
    const attempt = asViewer(stranger.viewer, (own) => own.insert(unionPosts).values(asAmina));
    await expect(attempt).rejects.toMatchObject(refusedByDatabase);
    const empty = crypto.randomUUID();
    await db
      .insert(unionThreads)
      .values({ id: empty, topic: "kenya", title: "Empty", authorId: amina.userId, state: "shown" });
    const begin = asViewer(stranger.viewer, (own) =>
      own
        .insert(unionPosts)
        .values({ threadId: empty, authorId: stranger.userId, isOpening: true, body: "Mine" }),
    );
    await expect(begin).rejects.toMatchObject(refusedByDatabase);
  });

  test("does not see held or hidden posts; the author and moderators do", async ({ db }) => {
    const amina = await aUnionMember(db);
    const stranger = await aUnionMember(db, "Brian");
    const moderator = await aModerator(db);
    const id = await ask(db, amina);
    const post = await answer(db, amina, id);
    const seenBy = (viewer: Parameters<typeof asViewer>[0]) =>
      asViewer(viewer, (own) => own.$count(unionPosts, eq(unionPosts.id, post)));
    await moderate(moderator, post, "hide", "Off topic", new Date());
    expect(await seenBy(aVisitor(db))).toBe(0);
    expect(await seenBy(stranger.viewer)).toBe(0);
    expect(await seenBy(amina.viewer)).toBe(1);
    expect(await seenBy(moderator.viewer)).toBe(1);
    await moderate(moderator, await openingOf(db, id), "hide", "All of it", new Date());
    expect(await asViewer(stranger.viewer, (own) => findThread(own, id))).toBeNull();
    expect(await asViewer(amina.viewer, (own) => findThread(own, id))).toMatchObject({ state: "hidden" });
  });
});

describe("a banned member", () => {
  test("cannot post through any route, until the ban ends or is lifted", async ({ db }) => {
    const amina = await aUnionMember(db);
    const banned = await aUnionMember(db, "Brian");
    const moderator = await aModerator(db);
    const id = await ask(db, amina);
    const own = await answer(db, banned, id);
    await banAuthor(moderator, own, { reason: "Asked for fees", endsAt: null }, new Date());
    expect(await startThread(toolsOf(db, banned), aQuestion)).toMatchObject({ ok: false, reason: "banned" });
    expect(await reply(toolsOf(db, banned), id, "Again")).toMatchObject({ ok: false, reason: "banned" });
    expect(await editPost(toolsOf(db, banned), own, { body: "Again" })).toMatchObject({ ok: false });
    expect(await vote(banned, await openingOf(db, id), true)).toBe(false);
    await expect(chooseName(banned, { displayName: "Somebody else", country: "Kenya" })).rejects.toThrow();
    for (const attempt of [
      () =>
        asViewer(banned.viewer, (sqlOf) =>
          sqlOf.insert(unionPosts).values({ threadId: id, authorId: banned.userId, body: "x" }),
        ),
      () =>
        asViewer(banned.viewer, (sqlOf) =>
          sqlOf.insert(unionThreads).values({ topic: "kenya", title: "x", authorId: banned.userId }),
        ),
      () =>
        asViewer(banned.viewer, (sqlOf) =>
          sqlOf.insert(unionVotes).values({ postId: own, userId: banned.userId }),
        ),
    ])
      await expect(attempt()).rejects.toMatchObject(refusedByDatabase);
    const lift = asViewer(banned.viewer, (sqlOf) => sqlOf.update(unionBans).set({ liftedAt: new Date() }));
    await expect(lift).rejects.toMatchObject(refusedByDatabase);
    await db.update(unionBans).set({ endsAt: new Date("2026-01-01") });
    expect(await reply(toolsOf(db, banned), id, "I am back.")).toMatchObject({ ok: true });
  });
});

describe("those under 18", () => {
  test.for([["under_18"], [null]] as const)(
    "and those without an age (%s) can't post without a guardian's consent, through the functions or SQL",
    async ([ageBand], { db }) => {
      const young = await aUnionMember(db, "Young One", { ageBand });
      const id = await ask(db, await aUnionMember(db));
      expect(await startThread(toolsOf(db, young), aQuestion)).toMatchObject({ ok: false, reason: "age" });
      expect(await reply(toolsOf(db, young), id, "Hello")).toMatchObject({ ok: false, reason: "age" });
      const raw = () =>
        asViewer(young.viewer, (own) =>
          own.insert(unionPosts).values({ threadId: id, authorId: young.userId, body: "Hello" }),
        );
      await expect(raw()).rejects.toMatchObject(refusedByDatabase);
      await db
        .insert(guardianConsents)
        .values({ userId: young.userId, guardianEmail: "parent@example.com", consentedAt: new Date() });
      expect(await reply(toolsOf(db, young), id, "Hello")).toMatchObject({ ok: true });
    },
  );
});

test("someone under 18 sees that their guardian was asked; only others are asked for their age", async ({
  db,
}) => {
  const young = await aUnionMember(db, "Young One", { ageBand: "under_18" });
  const silent = await aUnionMember(db, "Silent One", { ageBand: null });
  const shown = async (member: typeof young) =>
    obstacleOf(await asViewer(member.viewer, (own) => findPostingRights(own, member, new Date())));
  expect(await shown(young)).toEqual({ kind: "guardian", guardianEmail: null });
  expect(await shown(silent)).toEqual({ kind: "age" });
  await db
    .insert(guardianConsents)
    .values({ userId: young.userId, guardianEmail: "parent@example.com", consentedAt: null });
  expect(await shown(young)).toEqual({ kind: "guardian", guardianEmail: "parent@example.com" });
});

test("someone under 18 who registers as a parent can't post either, through the functions or SQL", async ({
  db,
}) => {
  const young = await aUnionMember(db, "Young One", { ageBand: "under_18" });
  await db.update(profiles).set({ role: "parent" }).where(eq(profiles.userId, young.userId));
  const id = await ask(db, await aUnionMember(db));
  expect(await reply(toolsOf(db, young), id, "Hello")).toMatchObject({ ok: false, reason: "age" });
  const raw = asViewer(young.viewer, (own) =>
    own.insert(unionPosts).values({ threadId: id, authorId: young.userId, body: "Hello" }),
  );
  await expect(raw).rejects.toMatchObject(refusedByDatabase);
});

describe("someone whose address is not confirmed", () => {
  test("can't ask, answer, vote, follow or report, through the functions or SQL, until they confirm it", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const unknown = await aUnionMember(db, "Brian");
    const confirm = (emailVerified: boolean) =>
      db.update(users).set({ emailVerified }).where(eq(users.id, unknown.userId));
    await confirm(false);
    const id = await ask(db, amina);
    const opening = await openingOf(db, id);
    expect(await startThread(toolsOf(db, unknown), aQuestion)).toEqual({
      ok: false,
      reason: "unconfirmed",
      words:
        "Confirm your email first. Open the link we emailed you. You can send it again from your profile. Posts, votes, reports and follows need a confirmed email.",
    });
    expect(await reply(toolsOf(db, unknown), id, "Hello")).toMatchObject({ reason: "unconfirmed" });
    expect(await vote(unknown, opening, true)).toBe(false);
    const own = { threadId: id, userId: unknown.userId };
    const attempts = (sqlOf: Database) => [
      () => sqlOf.insert(unionThreads).values({ topic: "kenya", title: "x", authorId: unknown.userId }),
      () => sqlOf.insert(unionPosts).values({ threadId: id, authorId: unknown.userId, body: "x" }),
      () => sqlOf.insert(unionVotes).values({ postId: opening, userId: unknown.userId }),
      () => sqlOf.insert(unionFollows).values(own),
      () =>
        sqlOf.insert(unionReports).values({ postId: opening, reporterId: unknown.userId, reason: "scam" }),
    ];
    for (const place of [0, 1, 2, 3, 4]) {
      const attempt = asViewer(unknown.viewer, async (sqlOf) => attempts(sqlOf)[place]?.());
      await expect(attempt).rejects.toMatchObject(refusedByDatabase);
    }
    expect((await postOf(db, opening)).helpfulCount).toBe(0);
    await confirm(true);
    expect(await vote(unknown, opening, true)).toBe(true);
    expect(await reply(toolsOf(db, unknown), id, "Hello")).toMatchObject({ ok: true });
  });

  test("gives no vote, however many such accounts there are, and neither does an admin's", async ({ db }) => {
    const post = await openingOf(db, await ask(db, await aUnionMember(db)));
    for (let account = 0; account < 12; account++) {
      const userId = await somebody(db);
      await db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
      expect(await vote(aSignedInMember(db, userId, account === 0 ? "admin" : "member"), post, true)).toBe(
        false,
      );
    }
    expect((await postOf(db, post)).helpfulCount).toBe(0);
  });
});

describe("a display name", () => {
  test("is needed before the first post, and belongs to one person in any letter case", async ({ db }) => {
    const amina = await aUnionMember(db);
    await db.delete(unionMembers);
    expect(await startThread(toolsOf(db, amina), aQuestion)).toMatchObject({ ok: false, reason: "name" });
    expect(await chooseName(amina, { displayName: "Zoë", country: "Kenya" })).toEqual({ ok: true });
    const brian = aSignedInMember(db, await somebody(db, "Brian Otieno"));
    expect(await chooseName(brian, { displayName: "ZOE", country: "Kenya" })).toEqual({
      ok: false,
      problem: "Someone already has this name. Try another.",
    });
    expect(await chooseName(brian, { displayName: "fursa team", country: "Kenya" })).toMatchObject({
      ok: false,
    });
    expect(await chooseName(amina, { displayName: "Zoë of Kisumu", country: "Kenya" })).toEqual({ ok: true });
    expect(await startThread(toolsOf(db, amina), aQuestion)).toMatchObject({ ok: true });
  });
});

describe("a locked thread", () => {
  test("takes no replies and no edits until it is unlocked", async ({ db }) => {
    const amina = await aUnionMember(db);
    const moderator = await aModerator(db);
    const id = await ask(db, amina);
    const post = await answer(db, amina, id);
    await moderate(moderator, post, "lock", "Enough said", new Date());
    expect(await reply(toolsOf(db, amina), id, "More")).toMatchObject({ ok: false, reason: "locked" });
    expect(await editPost(toolsOf(db, amina), post, { body: "More" })).toMatchObject({ reason: "locked" });
    const raw = () =>
      asViewer(amina.viewer, (own) =>
        own.insert(unionPosts).values({ threadId: id, authorId: amina.userId, body: "More" }),
      );
    await expect(raw()).rejects.toMatchObject(refusedByDatabase);
    const rawEdit = asViewer(amina.viewer, (own) =>
      own.update(unionPosts).set({ body: "More" }).where(eq(unionPosts.id, post)),
    );
    await expect(rawEdit).rejects.toMatchObject(refusedByDatabase);
    await moderate(moderator, post, "unlock", "Calm again", new Date());
    expect(await reply(toolsOf(db, amina), id, "More")).toMatchObject({ ok: true });
  });
});

describe("an answer", () => {
  test("is accepted by its asker, shown before the others, and can be unaccepted", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    await answer(db, brian, id, "First");
    const second = await answer(db, brian, id, "Second");
    expect(await acceptAnswer(brian, id, second)).toBe(false);
    expect(await acceptAnswer(amina, id, second)).toBe(true);
    const seen = await asViewer(aVisitor(db), async (own) => {
      const thread = await findThread(own, id);
      if (!thread) throw new Error("no thread");
      return { thread, replies: (await listReplies(own, thread, { kind: "start" })).rows };
    });
    expect(seen.thread.accepted?.body).toBe("Second");
    expect(seen.replies.map(({ body }) => body)).toEqual(["First"]);
    expect(await acceptAnswer(amina, id, await openingOf(db, id))).toBe(false);
    const elsewhere = await answer(db, brian, await ask(db, amina));
    expect(await acceptAnswer(amina, id, elsewhere)).toBe(false);
    expect(await acceptAnswer(amina, id, null)).toBe(true);
  });

  test("that is removed is no longer the accepted one", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    const post = await answer(db, brian, id);
    await acceptAnswer(amina, id, post);
    await removePost(brian, post);
    expect((await threadOf(db, id)).acceptedPostId).toBeNull();
  });

  test("is marked helpful once per member, not by its author, and the vote can be withdrawn", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    const post = await answer(db, brian, id);
    expect(await vote(brian, post, true)).toBe(false);
    expect(await vote(amina, post, true)).toBe(true);
    expect(await vote(amina, post, true)).toBe(true);
    expect((await postOf(db, post)).helpfulCount).toBe(1);
    expect(await vote(brian, post, false)).toBe(true);
    expect((await postOf(db, post)).helpfulCount).toBe(1);
    await vote(amina, post, false);
    expect((await postOf(db, post)).helpfulCount).toBe(0);
  });
});

describe("what a member wrote", () => {
  test("is in their own download, and in nobody else's", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina, { body: "Words of Amina." });
    const post = await answer(db, brian, id, "Words of Brian.");
    await vote(amina, post, true);
    const holdings = await gatherHoldings({ db }, amina, new Date());
    expect(holdings.union_members).toMatchObject([{ displayName: "Amina of Kano" }]);
    expect(holdings.union_votes).toHaveLength(1);
    expect(holdings.union_follows).toHaveLength(1);
    expect(JSON.stringify(holdings.union_posts)).toContain("Words of Amina.");
    expect(JSON.stringify(holdings)).not.toContain("Words of Brian.");
  });
});

describe("following", () => {
  test("starts when a question is asked, unless its author opts out", async ({ db }) => {
    const amina = await aUnionMember(db);
    await ask(db, amina, { follows: false });
    expect(await db.$count(unionFollows)).toBe(0);
    await ask(db, amina);
    expect(await db.$count(unionFollows)).toBe(1);
  });
});
