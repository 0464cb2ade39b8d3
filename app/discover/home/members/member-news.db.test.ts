import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  hiddenMatches,
  profiles,
  savedItems,
  type scholarships,
  unionPosts,
  unionThreads,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, somebody } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { recordHomeVisit } from "./last-visit.server.ts";
import { findMemberNews } from "./member-news.server.ts";

const day = (of: string) => new Date(`${of}T09:00:00Z`);

/** A member's news on a given day. */
const look = (db: Database, userId: string, of: string) => {
  const viewer = aMember(db, userId);
  return asViewer(viewer, async (own) => {
    const news = await findMemberNews(own, viewer, day(of), of);
    await recordHomeVisit(own, userId, of);
    return news;
  });
};

async function saveAward(db: Database, userId: string, award: Partial<typeof scholarships.$inferInsert>) {
  const [scholarshipId = ""] = await addScholarships(db, { fieldOfStudy: "Law", deadline: null, ...award });
  await db.insert(savedItems).values({ userId, scholarshipId, createdAt: day("2026-11-01") });
  return scholarshipId;
}

describe("a member's home", () => {
  test("counts what is new since the day before the last visit, however many visits there are today", async ({
    db,
  }) => {
    const { userId } = await aStudent(db);
    expect(await look(db, userId, "2026-11-10")).toMatchObject({ since: null, matches: null });
    expect(await look(db, userId, "2026-11-10")).toMatchObject({ since: null });
    await addScholarships(db, { title: "Old", fieldOfStudy: "Law", createdAt: day("2026-11-09") });
    await addScholarships(db, { title: "New", fieldOfStudy: "Law", createdAt: day("2026-11-12") });
    for (const _ of [1, 2]) {
      expect(await look(db, userId, "2026-11-14")).toMatchObject({
        since: "10 November 2026",
        matches: { count: 1, best: [{ title: "New" }] },
      });
    }
    expect(await look(db, userId, "2026-11-15")).toMatchObject({
      since: "14 November 2026",
      matches: { count: 0 },
    });
  });

  test("leaves out a new match that was hidden", async ({ db }) => {
    const { userId } = await aStudent(db, { lookedOn: "2026-11-10" });
    const [scholarshipId] = await addScholarships(db, { fieldOfStudy: "Law", createdAt: day("2026-11-12") });
    await db.insert(hiddenMatches).values({ userId, scholarshipId });
    expect(await look(db, userId, "2026-11-14")).toMatchObject({ matches: { count: 0, best: [] } });
  });

  test("says which saved items have opened and are due this week, as the Saved page does", async ({ db }) => {
    const { userId } = await aStudent(db, { lookedOn: "2026-11-10" });
    await saveAward(db, userId, { title: "Opened", opensOn: "2026-11-12", deadline: "2027-02-01" });
    await saveAward(db, userId, { title: "Open before", opensOn: "2026-11-02", deadline: "2027-02-01" });
    await saveAward(db, userId, { title: "Soon", deadline: "2026-11-20" });
    await saveAward(db, userId, { title: "Later", deadline: "2026-11-25" });
    const news = await look(db, userId, "2026-11-14");
    expect(news?.opened.map(({ title }) => title)).toEqual(["Opened"]);
    expect(news?.soon.map(({ title }) => title)).toEqual(["Soon"]);
    const stranger = await aStudent(db, { lookedOn: "2026-11-10" });
    expect(await look(db, stranger.userId, "2026-11-14")).toMatchObject({
      opened: [],
      soon: [],
    });
  });

  test("says who answered the member in the union, and ignores their own posts", async ({ db }) => {
    const { userId } = await aStudent(db, { lookedOn: "2026-11-10" });
    const other = await somebody(db, "Brian Otieno");
    const thread = { topic: "studying", title: "Which first?", authorId: userId, state: "shown" } as const;
    const [question] = await db.insert(unionThreads).values(thread).returning();
    const post = { threadId: question?.id ?? "", body: "This one.", state: "shown" } as const;
    await db.insert(unionPosts).values([
      { ...post, authorId: userId, isOpening: true, heading: "Which first?" },
      { ...post, authorId: userId, createdAt: day("2026-11-12") },
      { ...post, authorId: other, createdAt: day("2026-11-09") },
      { ...post, authorId: other, createdAt: day("2026-11-12") },
    ]);
    expect((await look(db, userId, "2026-11-14"))?.answered).toEqual([
      { to: `/union/t/${question?.id}`, title: "Which first?", says: "1 new answer" },
    ]);
  });

  test("is empty for a visitor, and leads a new member to the profile", async ({ db }) => {
    const visitor = { kind: "visitor" as const, database: db };
    expect(
      await asViewer(visitor, (own) => findMemberNews(own, visitor, day("2026-11-14"), "2026-11-14")),
    ).toBeNull();
    const userId = await somebody(db);
    expect(await look(db, userId, "2026-11-14")).toMatchObject({ since: null, step: { to: "/profile" } });
    expect(await db.select().from(profiles).where(eq(profiles.userId, userId))).toEqual([]);
  });
});
