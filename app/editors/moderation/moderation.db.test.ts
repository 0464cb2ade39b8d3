import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { startThread } from "#app/community/union/ask/start-thread.server.ts";
import { limits } from "#app/community/union/limits.ts";
import { reportPost } from "#app/community/union/report/report-post.server.ts";
import { editPost } from "#app/community/union/write/edit-post.server.ts";
import { unionModerations, unionPosts, unionReports, unionThreads } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aModerator, answer, aQuestion, ask, aUnionMember, toolsOf } from "#tests/support/people/union.ts";
import { liftBan, moderate } from "./moderate.server.ts";
import { decide } from "./moderation-form.server.ts";
import { listBans, listModerations, listQueue } from "./queue.server.ts";

const now = new Date();
const scam = "You won! Pay a processing fee of $50 by M-Pesa to my number today.";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("the queue", () => {
  test("contains held, flagged and reported posts, each with its reasons, until someone decides", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const newcomer = await aUnionMember(db, "New One", { isNew: true });
    const moderator = await aModerator(db);
    const id = await ask(db, amina);
    const plain = await answer(db, amina, id, "Nothing wrong here.");
    const held = await answer(db, newcomer, id, scam);
    const flagged = await answer(db, amina, id, "They ask for a processing fee of $50 to release it.");
    await reportPost(newcomer, plain, { reason: "unkind", note: "Rude" });
    await reportPost(newcomer, plain, { reason: "spam", note: null });
    const queue = await asViewer(moderator.viewer, listQueue);
    const byId = (wanted: string) => queue.find((post) => post.id === wanted);
    expect(queue).toHaveLength(3);
    expect(byId(held)).toMatchObject({ state: "held", author: "New One" });
    expect(byId(held)?.flags.join()).toContain("It asks for money");
    expect(byId(flagged)).toMatchObject({ state: "shown" });
    expect(byId(plain)?.reports).toMatchObject([{ reason: "unkind", note: "Rude" }]);
    expect(JSON.stringify(queue)).not.toContain(newcomer.userId);
    await moderate(moderator, held, "hide", "A scam", now);
    await moderate(moderator, flagged, "dismiss", "A fair warning", now);
    await moderate(moderator, plain, "dismiss", "Harmless", now);
    expect(await asViewer(moderator.viewer, listQueue)).toEqual([]);
    const record = await asViewer(moderator.viewer, listModerations);
    expect(record.map(({ action, reason }) => `${action}: ${reason}`).toSorted()).toEqual([
      "dismiss: A fair warning",
      "dismiss: Harmless",
      "hide: A scam",
    ]);
  });

  test("is closed to members: they see neither the queue nor records, and no reports but their own", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const moderator = await aModerator(db);
    const post = await answer(db, amina, await ask(db, amina));
    await reportPost(brian, post, { reason: "spam", note: null });
    await moderate(moderator, post, "hide", "Spam", now);
    expect(await asViewer(amina.viewer, (own) => own.select().from(unionReports))).toEqual([]);
    expect(await asViewer(brian.viewer, (own) => own.select().from(unionReports))).toHaveLength(1);
    expect(await asViewer(amina.viewer, (own) => own.select().from(unionModerations))).toEqual([]);
  });
});

describe("a decision", () => {
  test("needs a reason, and a ban a length", async ({ db }) => {
    const amina = await aUnionMember(db);
    const moderator = await aModerator(db);
    const on = await answer(db, amina, await ask(db, amina));
    expect(await decide(moderator, form({ intent: "hide", on, reason: " " }), now)).toEqual({
      ok: false,
      problem: "Enter a reason.",
      on,
    });
    expect(
      await decide(moderator, form({ intent: "ban", on, reason: "Scam", length: "9" }), now),
    ).toMatchObject({
      ok: false,
      problem: "Choose how long.",
    });
    expect(await decide(moderator, form({ intent: "explode", on, reason: "Scam" }), now)).toMatchObject({
      ok: false,
    });
    expect(await db.$count(unionModerations)).toBe(0);
  });

  test("to ban for seven days hides the post, ends by itself, and can be lifted", async ({ db }) => {
    const amina = await aUnionMember(db);
    const moderator = await aModerator(db);
    const on = await answer(db, amina, await ask(db, amina));
    await decide(moderator, form({ intent: "ban", on, reason: "Asked for fees", length: "7" }), now);
    const [post] = await db.select().from(unionPosts).where(eq(unionPosts.id, on));
    expect(post?.state).toBe("hidden");
    const bansAt = (moment: Date) => asViewer(moderator.viewer, (own) => listBans(own, moment));
    const [ban] = await bansAt(now);
    expect(ban).toMatchObject({ author: "Amina of Kano", reason: "Asked for fees" });
    expect(await bansAt(new Date(now.getTime() + 8 * 86_400_000))).toEqual([]);
    expect(await liftBan(moderator, ban?.id ?? "", "A mistake", now)).toBe(true);
    expect(await liftBan(moderator, ban?.id ?? "", "A mistake", now)).toBe(false);
    expect(await bansAt(now)).toEqual([]);
    expect(await startThread(toolsOf(db, amina), aQuestion)).toMatchObject({ ok: true });
  });

  test("to approve shows a held question, and a later edit with a link waits again", async ({ db }) => {
    const newcomer = await aUnionMember(db, "New One", { isNew: true });
    const moderator = await aModerator(db);
    const id = await ask(db, newcomer, { body: "Is https://www.daad.de/en/ the right page?" });
    const stateOf = async () =>
      (await db.select().from(unionThreads).where(eq(unionThreads.id, id)))[0]?.state;
    expect(await stateOf()).toBe("held");
    const [post] = await db.select().from(unionPosts).where(eq(unionPosts.threadId, id));
    await moderate(moderator, post?.id ?? "", "approve", "Fine", now);
    expect(await stateOf()).toBe("shown");
    const edited = await editPost(toolsOf(db, newcomer), post?.id ?? "", {
      title: "Which page is the right one?",
      body: "See https://elsewhere.example/",
    });
    expect(edited).toMatchObject({ ok: true, isHeld: true });
    expect(await stateOf()).toBe("held");
    expect(await asViewer(moderator.viewer, listQueue)).toHaveLength(1);
  });
});

describe("a new member", () => {
  test("may ask three questions a day, and an established one ten", async ({ db }) => {
    const newcomer = await aUnionMember(db, "New One", { isNew: true });
    const amina = await aUnionMember(db);
    const tries = async (member: typeof amina, times: number) => {
      const outcomes = [];
      for (let number = 0; number < times; number++)
        outcomes.push((await startThread(toolsOf(db, member), aQuestion)).ok);
      return outcomes.filter(Boolean).length;
    };
    expect([limits.newThreads.tries, limits.threads.tries]).toEqual([3, 10]);
    expect(await tries(newcomer, 5)).toBe(3);
    expect(await tries(amina, 12)).toBe(10);
    expect(await startThread(toolsOf(db, newcomer), aQuestion)).toMatchObject({ ok: false, reason: "wait" });
  });
});
