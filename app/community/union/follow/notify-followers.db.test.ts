import { asc, eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { moderate } from "#app/editors/moderation/moderate.server.ts";
import { signId } from "#app/shared/signing/signed-id.server.ts";
import type { Database } from "#database/database.ts";
import { mailAddresses, outbox, unionFollows, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aModerator, answer, ask, aUnionMember, secret } from "#tests/support/people/union.ts";
import { findThread, markFollowRead } from "../thread/find-thread.server.ts";
import { followThread } from "./follow-thread.server.ts";
import { notifyFollowers } from "./notify-followers.server.ts";
import {
  findFollowedTitle,
  parseUnsubscribeToken,
  stopFollowing,
  unsubscribeToken,
} from "./unsubscribe-link.server.ts";

const now = new Date();
const origin = "https://fursa.test";

const tools = { origin, secret };
const notify = (db: Database) => notifyFollowers(db, tools, now);
const mailsIn = (db: Database) => db.select().from(outbox).orderBy(asc(outbox.createdAt));

const addressOf = async (db: Database, userId: string) => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.email ?? "";
};

describe("followers of a thread", () => {
  test("get one email for a hundred replies, and the next only after they have read it", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    expect(await notify(db)).toBe(0);
    for (let number = 0; number < 20; number++) await answer(db, brian, id, `Reply ${number}`);
    expect(await notify(db)).toBe(1);
    expect(await notify(db)).toBe(0);
    await answer(db, brian, id, "One more");
    expect(await notify(db)).toBe(0);
    await asViewer(amina.viewer, (own) => markFollowRead(own, id));
    expect(await notify(db)).toBe(0);
    await answer(db, brian, id, "And another");
    expect(await notify(db)).toBe(1);
    const mails = await mailsIn(db);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({
      purpose: "union",
      recipient: await addressOf(db, amina.userId),
      subject: "New reply: Which essay should come first?",
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    expect(mails[0]?.text).toContain(`${origin}/union/t/${id}?last`);
    expect(mails[0]?.text).not.toContain(amina.userId);
  });

  test("read the reply in the email without Markdown, shortened if it is long, and harmless as HTML", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    await answer(db, brian, id, `Begin with the **short** one.\n\n<b>Then</b> rest. ${"word ".repeat(400)}`);
    expect(await notify(db)).toBe(1);
    const [mail] = await mailsIn(db);
    expect(mail?.text).toContain("Which essay should come first?\n\nBegin with the short one. <b");
    expect(mail?.html).toContain("Begin with the short one. &lt;b");
    expect(mail?.text.length).toBeLessThan(2_000);
  });

  test("get no email about their own posts, or at an unconfirmed address", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    await answer(db, amina, id, "I found it myself.");
    expect(await notify(db)).toBe(0);
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, amina.userId));
    await answer(db, brian, id);
    expect(await notify(db)).toBe(0);
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, amina.userId));
    expect(await notify(db)).toBe(1);
  });

  test("get no email about a held reply before it is approved, or about a hidden thread", async ({ db }) => {
    const amina = await aUnionMember(db);
    const newcomer = await aUnionMember(db, "New One", { isNew: true });
    const moderator = await aModerator(db);
    const id = await ask(db, amina);
    const held = await answer(db, newcomer, id, "See https://www.daad.de/en/");
    expect(await notify(db)).toBe(0);
    await moderate(moderator, held, "approve", "A real site", now);
    const opening = await asViewer(amina.viewer, (own) => findThread(own, id));
    await moderate(moderator, opening?.opening.id ?? "", "hide", "For now", now);
    expect(await notify(db)).toBe(0);
    await moderate(moderator, opening?.opening.id ?? "", "approve", "Fine", now);
    expect(await notify(db)).toBe(0);
    await answer(db, newcomer, id, "Here I am.");
    expect(await notify(db)).toBe(1);
  });

  test("get all emails or none when sending fails midway, and the next try reaches everyone", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const chidi = await aUnionMember(db, "Chidi");
    const id = await ask(db, amina);
    await followThread(chidi, id, true);
    await answer(db, brian, id);
    const unlucky = await addressOf(db, chidi.userId);
    await db.execute(
      sql`create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`,
    );
    await db.execute(
      sql.raw(`create trigger fail_here before insert on outbox for each row
        when (new.recipient = '${unlucky}') execute function fail_here()`),
    );
    await expect(notify(db)).rejects.toThrow();
    expect(await mailsIn(db)).toEqual([]);
    expect(await db.$count(unionFollows, eq(unionFollows.isNotified, true))).toBe(0);
    await db.execute(sql`drop trigger fail_here on outbox`);
    expect(await notify(db)).toBe(2);
    expect((await mailsIn(db)).map(({ recipient }) => recipient).sort()).toEqual(
      [await addressOf(db, amina.userId), unlucky].sort(),
    );
  });

  test("start with new replies, and can follow only threads that they may see", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina, { follows: false });
    await answer(db, amina, id, "A thought");
    await followThread(brian, id, true);
    await followThread(brian, id, true);
    expect(await notify(db)).toBe(0);
    await answer(db, amina, id, "Another");
    expect(await notify(db)).toBe(1);
    await followThread(brian, id, false);
    expect(await db.$count(unionFollows)).toBe(0);
    await followThread(brian, crypto.randomUUID(), true);
    expect(await db.$count(unionFollows)).toBe(0);
  });
});

test("an address that servers refuse repeatedly gets no more emails", async ({ db }) => {
  const amina = await aUnionMember(db);
  const brian = await aUnionMember(db, "Brian");
  const id = await ask(db, amina);
  await db.insert(mailAddresses).values({ address: await addressOf(db, amina.userId), pausedAt: now });
  await answer(db, brian, id);
  expect(await notify(db)).toBe(0);
});

describe("the unsubscribe link", () => {
  test("stops that thread for that person, without signing in, and can be used twice", async ({ db }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const id = await ask(db, amina);
    await ask(db, amina, { title: "Another question of hers" });
    await followThread(brian, id, true);
    await answer(db, brian, id);
    await notify(db);
    const [mail] = await mailsIn(db);
    const link = mail?.headers["List-Unsubscribe"] ?? "";
    const token = /\/union\/stop\?token=(.+)>$/.exec(link)?.[1] ?? "";
    expect(token).not.toContain(amina.userId);
    const follow = parseUnsubscribeToken(secret, token) ?? "";
    expect(await findFollowedTitle(db, follow)).toBe("Which essay should come first?");
    await stopFollowing(db, follow);
    await stopFollowing(db, follow);
    expect(await findFollowedTitle(db, follow)).toBeNull();
    expect(await db.$count(unionFollows)).toBe(2);
  });

  test("can't be forged", () => {
    const id = crypto.randomUUID();
    expect(parseUnsubscribeToken(secret, unsubscribeToken(secret, id))).toBe(id);
    expect(parseUnsubscribeToken(secret, unsubscribeToken(`${secret}!`, id))).toBeNull();
    expect(parseUnsubscribeToken(secret, id)).toBeNull();
    expect(parseUnsubscribeToken(secret, signId(secret, "stop mails", id))).toBeNull();
    expect(parseUnsubscribeToken(secret, "")).toBeNull();
  });
});
