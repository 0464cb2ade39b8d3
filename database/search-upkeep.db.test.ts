import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { writtenByTriggers } from "#tests/support/catalogue/listings.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import type { Database } from "./database.ts";
import { scholarships, searchTags, searchWords } from "./schema/index.ts";
import { keepSearchQuick } from "./search-upkeep.ts";
import { asViewer, asWorker } from "./viewer.ts";

describe("the words of the catalogue", () => {
  test("are learnt when a listing is added or changed, each once", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Law law Kisumu", country: "Kenya" });
    await db.insert(scholarships).values({ title: "Law", country: "Kenya" });
    await db.update(scholarships).set({ title: "Gondar" });
    const words = await db.select({ word: searchWords.word }).from(searchWords);
    expect(words.map(({ word }) => word).sort()).toEqual(["gondar", "kenya", "kisumu", "law"]);
    const { tag, form } = searchTags;
    expect(await db.select({ tag, form }).from(searchTags).orderBy(tag)).toEqual([
      { tag: "country Kenya", form: "country kenya" },
      { tag: "test unsaid", form: "test unsaid" },
    ]);
  });

  test("are learnt from what a worker adds, who may not write them directly", async ({ db }) => {
    await asWorker(db, (own) => own.insert(scholarships).values({ title: "Scraped" }));
    expect(await db.select().from(searchWords)).toEqual([{ kind: "scholarships", word: "scraped", docs: 1 }]);
    await expect(
      asWorker(db, (own) => own.insert(searchWords).values({ kind: "jobs", word: "x", docs: 1 })),
    ).rejects.toThrow();
  });
});

describe("two who add listings at once", () => {
  test("do not wait for each other, even when both bring the same new words", async () => {
    const { db, asOwner } = await testDatabase();
    const add = (own: Database, ...titles: string[]) =>
      own.insert(scholarships).values(titles.map((title) => ({ title })));
    try {
      await asWorker(db, async (one) => {
        await one.execute(sql`set local lock_timeout = '2s'`);
        await add(one, "Zwaziri");
        await asWorker(db, async (other) => {
          await other.execute(sql`set local lock_timeout = '2s'`);
          await add(other, "Aduna");
          await add(other, "Zwaziri");
          await add(one, "Aduna");
        });
      });
      const words = await db.selectDistinct({ word: searchWords.word }).from(searchWords);
      expect(words.map(({ word }) => word).sort()).toEqual(["aduna", "zwaziri"]);
    } finally {
      // With what triggers wrote on the way.
      await asOwner(async (own) => {
        for (const table of [scholarships, ...writtenByTriggers]) await own.delete(table);
      });
    }
  });
});

describe("the daily upkeep", () => {
  const today = "2026-11-15";

  test("sets aside what closed before yesterday", async ({ db }) => {
    await db
      .insert(scholarships)
      .values([
        { title: "Long closed", deadline: "2026-11-13" },
        { title: "Just closed", deadline: "2026-11-14" },
        { title: "Open" },
      ]);
    await asWorker(db, (own) => keepSearchQuick(own, today));
    const aside = await db
      .select({ title: scholarships.title })
      .from(scholarships)
      .where(eq(scholarships.hasClosed, true));
    expect(aside).toEqual([{ title: "Long closed" }]);
  });

  test("is undone by a new deadline", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Again", deadline: "2026-01-01", hasClosed: true });
    await db.update(scholarships).set({ deadline: "2027-01-01" });
    expect(await db.select({ hasClosed: scholarships.hasClosed }).from(scholarships)).toEqual([
      { hasClosed: false },
    ]);
  });

  test("counts listings anew and merges words that two learnt at once", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Law" });
    for (let more = 0; more < 9; more++) await db.insert(scholarships).values({ title: "Law" });
    await db.insert(searchWords).values({ kind: "scholarships", word: "law", docs: 1 });
    await asWorker(db, (own) => keepSearchQuick(own, today));
    expect(await db.select().from(searchWords)).toEqual([{ kind: "scholarships", word: "law", docs: 10 }]);
  });

  test("is not for visitors", async ({ db }) => {
    await expect(
      asViewer(aVisitor(db), (own) => own.execute(sql`select recount_search_words()`)),
    ).rejects.toThrow();
  });
});
