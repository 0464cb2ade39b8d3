import { describe, expect } from "vitest";
import { blogPosts, colleges, scholarships, unionThreads } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { countRecords, listPublicRecords } from "./public-records.server.ts";

describe("the records of a sitemap", () => {
  test("are all there once, however many files they are divided into and batches they come in", async ({
    db,
  }) => {
    const titles = Array.from({ length: 60 }, (_, place) => ({ title: `Award ${place}` }));
    const added = await db.insert(scholarships).values(titles).returning({ id: scholarships.id });
    for (const parts of [1, 3, 7]) {
      const listed: string[] = [];
      for (let part = 1; part <= parts; part++) {
        for (let after: string | null = null, isMore = true; isMore; ) {
          const batch = await listPublicRecords(db, { kind: "scholarships", part, parts }, "en", after, 5);
          listed.push(...batch.map(({ path }) => path));
          after = batch.at(-1)?.id ?? null;
          isMore = batch.length === 5;
        }
      }
      expect(listed.toSorted()).toEqual(added.map(({ id }) => `scholarship/${id}`).toSorted());
    }
  });

  test("say when they changed", async ({ db }) => {
    await db.insert(colleges).values({ name: "Ashesi", createdAt: new Date("2026-03-04T05:06:07Z") });
    const [college] = await listPublicRecords(db, { kind: "colleges", part: 1, parts: 1 }, "en", null, 10);
    expect(college?.changedOn).toBe("2026-03-04");
  });

  test("leave out what visitors may not see", async ({ db }) => {
    await db.insert(blogPosts).values([
      { slug: "a-plan", title: "A plan", content: "Begin early." },
      { slug: "a-draft", title: "A draft", content: "Not yet.", publishedAt: null },
    ]);
    const listed = await asViewer(aVisitor(db), (own) =>
      listPublicRecords(own, { kind: "articles", part: 1, parts: 1 }, "en", null, 10),
    );
    expect(listed.map(({ path }) => path)).toEqual(["advice/a-plan"]);
  });

  test("are the articles of one language, and all other records", async ({ db }) => {
    await db.insert(colleges).values({ name: "Ashesi" });
    await db.insert(blogPosts).values([
      { slug: "a-plan", title: "A plan", content: "Begin early." },
      { slug: "mpango", title: "Mpango", content: "Anza mapema.", language: "sw" },
    ]);
    const paths = async (kind: "articles" | "colleges") =>
      (await listPublicRecords(db, { kind, part: 1, parts: 1 }, "sw", null, 10)).map(({ path }) => path);
    expect(await paths("articles")).toEqual(["advice/mpango"]);
    expect(await paths("colleges")).toHaveLength(1);
  });

  test("name the threads that everyone may read, and no held one", async ({ db }) => {
    const thread = { topic: "kenya", title: "Which essay?" } as const;
    const [shown] = await db
      .insert(unionThreads)
      .values([{ ...thread, state: "shown" }, thread])
      .returning({ id: unionThreads.id });
    const listed = await asViewer(aVisitor(db), (own) =>
      listPublicRecords(own, { kind: "threads", part: 1, parts: 1 }, "en", null, 10),
    );
    expect(listed.map(({ path }) => path)).toEqual([`union/t/${shown?.id}`]);
  });

  test("are counted by kind", async ({ db }) => {
    await db.insert(colleges).values({ name: "Ashesi" });
    expect(await countRecords(db, ["internships", "colleges"])).toEqual([
      { kind: "internships", count: 0 },
      { kind: "colleges", count: 1 },
    ]);
  });
});
