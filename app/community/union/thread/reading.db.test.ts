import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { moderate } from "#app/editors/moderation/moderate.server.ts";
import { renderCached } from "#app/shared/markdown/render-cached.server.ts";
import type { Database } from "#database/database.ts";
import { scholarships, unionPosts, unionThreads, unionVotes, users } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import {
  aLongThread,
  aModerator,
  answer,
  aQuestion,
  ask,
  aUnionMember,
  toolsOf,
} from "#tests/support/people/union.ts";
import { startThread } from "../ask/start-thread.server.ts";
import { listThreads, threadsPerPage } from "../browse/list-threads.server.ts";
import { searchThreads } from "../browse/search-threads.server.ts";
import { listThreadsAbout } from "../browse/threads-about.server.ts";
import { type PageRequest, parsePageRequest } from "../paging.server.ts";
import { reply } from "../write/reply.server.ts";
import { listReplies, pageFromPost, repliesPerPage, selectReplies } from "./list-replies.server.ts";
import { renderPost } from "./render-post.server.ts";
import { viewThread } from "./thread-view.server.ts";
import { vote } from "./vote.server.ts";

const partOf = (address: string | null) => parsePageRequest(new URLSearchParams(address ?? ""));

describe("a long thread", () => {
  test("comes in pages that contain every reply once, forwards and backwards", async ({ db }) => {
    const id = await aLongThread(db, await aUnionMember(db), 75);
    const thread = { id, acceptedPostId: null };
    const forwards: string[] = [];
    let address: string | null = "";
    while (address !== null) {
      const page = await listReplies(db, thread, partOf(address));
      expect(page.rows.length).toBeLessThanOrEqual(repliesPerPage);
      forwards.push(...page.rows.map(({ body }) => body));
      address = page.next;
    }
    expect(forwards).toEqual(Array.from({ length: 75 }, (_, place) => `Reply number ${place + 1}`));
    const backwards: string[][] = [];
    address = "last";
    while (address !== null && backwards.length < 10) {
      const page = await listReplies(db, thread, partOf(address));
      backwards.unshift(page.rows.map(({ body }) => body));
      address = page.previous;
    }
    expect(backwards.at(-1)?.at(-1)).toBe("Reply number 75");
    expect(new Set(backwards.flat()).size).toBe(75);
  });

  test("is readable even if its posts were written before the length limits", async ({ db }) => {
    const amina = await aUnionMember(db);
    const id = await ask(db, amina);
    const deep = Array.from({ length: 16 }, (_, place) => ({
      threadId: id,
      authorId: amina.userId,
      body: `${">".repeat(4_900)} deep ${place}`,
      createdAt: new Date(Date.UTC(2026, 1, 1, 0, place)),
    }));
    await db.insert(unionPosts).values(deep);
    const view = await viewThread(aVisitor(db), null, id, new URLSearchParams());
    expect(view?.replies.map(({ html }) => html)).toEqual(
      deep.map((_, place) => `<p>${"&gt;".repeat(4_900)} deep ${place}</p>`),
    );
  });

  test("is sent as HTML only, without its Markdown", async ({ db }) => {
    const id = await ask(db, await aUnionMember(db));
    const view = await viewThread(aVisitor(db), null, id, new URLSearchParams());
    expect(view?.opening.html).toBe("<p>I have <strong>three</strong> essays to write.</p>");
    expect(JSON.stringify(view)).not.toContain("**three**");
  });

  test("is rendered for the first reader only, then cached", async ({ db }) => {
    const amina = await aUnionMember(db);
    const id = await ask(db, amina);
    await answer(db, amina, id, "Words that **nobody** has read yet.");
    // The cached HTML of a text is the same as the rendered one.
    const entry = renderCached("post", "Words that **nobody** has read yet.", () => renderPost("Kept."));
    const view = await viewThread(aVisitor(db), null, id, new URLSearchParams());
    expect(view?.replies.map(({ html }) => html)).toEqual([entry]);
  });

  test("opens at a post that a link names", async ({ db }) => {
    const id = await aLongThread(db, await aUnionMember(db), 50);
    const [wanted] = await db.select().from(unionPosts).where(eq(unionPosts.body, "Reply number 33"));
    const part = await pageFromPost(db, id, wanted?.id ?? "");
    const page = await listReplies(db, { id, acceptedPostId: null }, part);
    expect(page.rows[0]?.body).toBe("Reply number 33");
    expect(await pageFromPost(db, id, crypto.randomUUID())).toEqual({ kind: "start" });
  });

  test("of 10,000 replies reads only the rows of the requested page", async ({ db }) => {
    const amina = await aUnionMember(db);
    const id = await aLongThread(db, amina, 10_000);
    await db.execute(sql`analyze union_posts`);
    const middle = await db.select().from(unionPosts).where(eq(unionPosts.body, "Reply number 5000"));
    for (const viewer of [aVisitor(db), amina.viewer]) {
      for (const part of [partOf(""), partOf("last"), await pageFromPost(db, id, middle[0]?.id ?? "")]) {
        const read = await rowsRead(viewer, id, part);
        expect(read).toBeGreaterThanOrEqual(repliesPerPage);
        expect(read).toBeLessThanOrEqual(repliesPerPage + 3);
      }
    }
  });
});

/** How many rows of the posts table a page reads, by PostgreSQL's statistics. */
async function rowsRead(viewer: Viewer, threadId: string, part: PageRequest): Promise<number> {
  return asViewer(viewer, async (db) => {
    const query = selectReplies(db, { id: threadId, acceptedPostId: null }, part).getSQL();
    const answer = await db.execute(sql`explain (analyze, format json) ${query}`);
    const { rows } = answer as unknown as { rows: { "QUERY PLAN": { Plan: Node }[] }[] };
    return postsRead(rows[0]?.["QUERY PLAN"][0]?.Plan ?? {});
  });
}

interface Node {
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
}

const postsRead = (node: Node): number =>
  (node["Relation Name"] === "union_posts"
    ? ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (node["Actual Loops"] ?? 1)
    : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + postsRead(plan), 0);

describe("a topic", () => {
  test("lists its threads by their latest activity, in pages that skip none", async ({ db }) => {
    const amina = await aUnionMember(db);
    const first = await ask(db, amina, { topic: "ghana", title: "The very first question" });
    await db.execute(sql`
      insert into union_threads (topic, title, author_id, state, last_activity_at)
      select 'ghana', 'Thread ' || n, ${amina.userId}::uuid, 'shown', now() - n * interval '1 minute' from generate_series(1, 45) n`);
    await ask(db, amina, { topic: "kenya", title: "Elsewhere altogether" });
    await answer(db, amina, first);
    const seen: string[] = [];
    let address: string | null = "";
    while (address !== null) {
      const page = await asViewer(aVisitor(db), (own) => listThreads(own, "ghana", partOf(address)));
      expect(page.rows.length).toBeLessThanOrEqual(threadsPerPage);
      seen.push(...page.rows.map(({ title }) => title));
      address = page.next;
    }
    expect(seen).toEqual([
      "The very first question",
      ...Array.from({ length: 45 }, (_, place) => `Thread ${place + 1}`),
    ]);
  });
});

describe("the search", () => {
  const titles = async (db: Database, ...words: string[]) => {
    const found = await asViewer(aVisitor(db), (own) => searchThreads(own, words));
    return found.ok ? found.hits.map(({ title, excerpt }) => `${title}: ${excerpt}`) : null;
  };

  test("finds threads and replies that contain every word, in any case and with any accents", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const id = await ask(db, amina, { title: "Bourse à l'étranger", body: "Which **résumé** do they want?" });
    await answer(db, amina, id, "A short RESUME of two pages.");
    await ask(db, amina, { title: "Something else entirely", body: "No match here: 100% sure_thing" });
    expect(await titles(db, "resume", "ÉTRANGER")).toEqual([
      "Bourse à l'étranger: Which résumé do they want?",
    ]);
    expect(await titles(db, "resume")).toHaveLength(2);
    expect(await titles(db, "sum", "pag")).toEqual(["Bourse à l'étranger: A short RESUME of two pages."]);
    expect(await titles(db, "100%")).toHaveLength(1);
    expect(await titles(db, "e_ing")).toEqual([]);
    expect(await titles(db, "\\'; drop table union_posts")).toEqual([]);
    expect(await titles(db, "to", "a")).toBeNull();
  });

  test("shows nothing that is held, hidden or removed", async ({ db }) => {
    const amina = await aUnionMember(db);
    const moderator = await aModerator(db);
    const id = await ask(db, amina, { title: "A question about baobab", body: "What is a baobab?" });
    const post = await answer(db, amina, id, "A baobab is a tree.");
    expect(await titles(db, "baobab")).toHaveLength(2);
    await moderate(moderator, post, "hide", "Off topic", new Date());
    expect(await titles(db, "baobab")).toHaveLength(1);
    await answer(db, amina, id, "The baobab again.");
    expect(await titles(db, "baobab")).toHaveLength(2);
    const [opening] = await db
      .select()
      .from(unionPosts)
      .where(sql`${unionPosts.threadId} = ${id} and ${unionPosts.isOpening}`);
    await moderate(moderator, opening?.id ?? "", "hide", "All of it", new Date());
    expect(await titles(db, "baobab")).toEqual([]);
  });

  test("uses the index for rare words instead of scanning every post", async ({ db }) => {
    const amina = await aUnionMember(db);
    await aLongThread(db, amina, 3_000);
    await answer(db, amina, await ask(db, amina), "The word is zanzibarlike.");
    // What autovacuum does in quiet moments: moves new entries into the trigram index.
    await db.execute(sql`select gin_clean_pending_list('union_posts_search')`);
    await db.execute(sql`analyze union_posts`);
    await db.execute(sql`set local enable_seqscan = off`);
    const plan = await db.execute(
      sql`explain select id from union_posts p where p.state = 'shown' and p.search_text like '%zanzibarlike%' limit 2000`,
    );
    expect(JSON.stringify(plan)).toContain("union_posts_search");
    expect(await titles(db, "zanzibarlike")).toHaveLength(1);
    expect(await titles(db, "reply", "number")).toHaveLength(30);
  });
});

describe("a record's own page", () => {
  test("names the three latest threads about it", async ({ db }) => {
    const amina = await aUnionMember(db);
    const [award] = await db.insert(scholarships).values({ title: "Chevening" }).returning();
    const about = { kind: "scholarship", id: award?.id ?? "", name: "Chevening" } as const;
    for (const number of [1, 2, 3, 4]) await ask(db, amina, { title: `A question, number ${number}`, about });
    await ask(db, amina, { title: "About nothing at all" });
    const listed = await asViewer(aVisitor(db), (own) => listThreadsAbout(own, "scholarship", about.id));
    expect(listed.map(({ title }) => title)).toEqual([
      "A question, number 4",
      "A question, number 3",
      "A question, number 2",
    ]);
    await db.delete(scholarships);
    expect(await db.$count(unionThreads, eq(unionThreads.title, "A question, number 4"))).toBe(1);
  });
});

describe("an answer on a record's own page", () => {
  test("is the accepted one, else the one that helped most, in plain words; never a hidden one", async ({
    db,
  }) => {
    const amina = await aUnionMember(db);
    const brian = await aUnionMember(db, "Brian");
    const [award] = await db.insert(scholarships).values({ title: "Chevening" }).returning();
    const about = { kind: "scholarship", id: award?.id ?? "", name: "Chevening" } as const;
    const thread = await ask(db, amina, { about });
    const shown = async () => {
      const [found] = await asViewer(aVisitor(db), (own) => listThreadsAbout(own, "scholarship", about.id));
      return found?.answer;
    };
    expect(await shown()).toBeNull();
    await answer(db, brian, thread, "The **first** one.");
    expect(await shown()).toBe("The first one.");
    await answer(db, brian, thread, "The helpful one.");
    const bodyIs = (body: string) => eq(unionPosts.body, body);
    await db.update(unionPosts).set({ helpfulCount: 3 }).where(bodyIs("The helpful one."));
    expect(await shown()).toBe("The helpful one.");
    const [first] = await db.select().from(unionPosts).where(bodyIs("The **first** one."));
    await db
      .update(unionThreads)
      .set({ acceptedPostId: first?.id ?? "" })
      .where(eq(unionThreads.id, thread));
    expect(await shown()).toBe("The first one.");
    await db.update(unionPosts).set({ state: "hidden" }).where(bodyIs("The **first** one."));
    expect(await shown()).toBe("The helpful one.");
  });
});

// On the database itself, not in a test's transaction: parallel writes need separate sessions.
describe("many writers at once", () => {
  test("leave the right counts of replies, removals and votes", async () => {
    const { db, asOwner } = await testDatabase();
    const people = await asOwner(async (own) => {
      const all = [];
      for (let number = 0; number < 8; number++) all.push(await aUnionMember(own, `Parallel ${number}`));
      return all.map(({ userId }) => userId);
    });
    try {
      const members = people.map((id) => aSignedInMember(db, id));
      const [asker] = members;
      if (!asker) throw new Error("nobody");
      const unlimited = { limits: { consume: async () => ({ ok: true as const, refund: async () => {} }) } };
      const started = await startThread(toolsOf(db, asker, unlimited), aQuestion);
      const threadId = started.ok ? started.threadId : "";
      const replies = await Promise.all(
        Array.from({ length: 40 }, (_, place) =>
          reply(toolsOf(db, members[place % 8] ?? asker, unlimited), threadId, `Parallel reply ${place}`),
        ),
      );
      const ids = replies.flatMap((replied) => (replied.ok ? [replied.postId] : []));
      expect(ids).toHaveLength(40);
      const [voted = ""] = ids.slice(1);
      await Promise.all([
        ...members.flatMap((member) => [vote(member, voted, true), vote(member, voted, true)]),
        ...ids
          .slice(30)
          .map((id, place) =>
            asViewer((members[(30 + place) % 8] ?? asker).viewer, (own) =>
              own.update(unionPosts).set({ state: "removed" }).where(eq(unionPosts.id, id)),
            ),
          ),
      ]);
      const facts = await asOwner(async (own) => {
        const [thread] = await own.select().from(unionThreads).where(eq(unionThreads.id, threadId));
        const [post] = await own.select().from(unionPosts).where(eq(unionPosts.id, voted));
        const votes = await own.$count(unionVotes, eq(unionVotes.postId, voted));
        return { replies: thread?.replyCount, helpful: post?.helpfulCount, votes };
      });
      expect(facts).toEqual({ replies: 30, helpful: 7, votes: 7 });
    } finally {
      await asOwner(async (own) => {
        await own.delete(unionThreads);
        await own.delete(users).where(inArray(users.id, people));
      });
    }
  });
});
