import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { markMatchesSeen } from "#app/students/matching/new/mark-matches-seen.server.ts";
import type { Database } from "#database/database.ts";
import { hiddenMatches, savedItems, scholarships, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { addScholarships, writtenByTriggers } from "#tests/support/catalogue/listings.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { aMember, somebody } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { findBadges } from "./find-badges.server.ts";

const today = "2026-11-15";
const at = (day: string) => new Date(`${day}T09:00:00Z`);
const marksOf = (db: Database, userId: string, now = at(today)) =>
  asViewer(aMember(db, userId), (own) => findBadges(own, userId, now, today));
const law = { fieldOfStudy: "Law", deadline: null, createdAt: at("2026-11-12") };

describe("a member's navigation bar", () => {
  test("marks matches added since the last visit to the matches, until the next visit", async ({ db }) => {
    const { userId } = await aStudent(db);
    await addScholarships(db, { ...law, title: "Old", createdAt: at("2026-11-08") });
    const [, hidden] = await addScholarships(
      db,
      law,
      { ...law, title: "Hidden" },
      { ...law, title: "Third" },
    );
    await db.insert(hiddenMatches).values({ userId, scholarshipId: hidden });
    expect(await marksOf(db, userId)).toEqual({});
    await asViewer(aMember(db, userId), (own) => markMatchesSeen(own, userId, at("2026-11-10")));
    expect(await marksOf(db, userId)).toEqual({ "/matches": { text: "2", label: "2 new" } });
    await asViewer(aMember(db, userId), (own) => markMatchesSeen(own, userId, at("2026-11-14")));
    expect(await marksOf(db, userId)).toEqual({});
  });

  test("shows no badge when nothing is new", async ({ db }) => {
    const { userId } = await aStudent(db, { matchesSeenAt: at("2026-11-10") });
    expect(await marksOf(db, userId)).toEqual({});
    await addScholarships(db, law);
    expect(await marksOf(db, userId)).toEqual({ "/matches": { text: "1", label: "1 new" } });
  });

  test("ignores news older than two weeks, and counts up to twenty", async ({ db }) => {
    const { userId } = await aStudent(db, { matchesSeenAt: at("2026-08-01") });
    await addScholarships(db, { ...law, createdAt: at("2026-10-30") });
    expect(await marksOf(db, userId)).toEqual({});
    const other = await aStudent(db, { matchesSeenAt: at("2026-11-10") });
    await addScholarships(db, ...Array.from({ length: 23 }, (_, nth) => ({ ...law, title: `Award ${nth}` })));
    expect(await marksOf(db, other.userId)).toEqual({
      "/matches": { text: "20+", label: "20 or more new" },
    });
  });

  test("don't mark a saved item that isn't open to the student", async ({ db }) => {
    const { userId } = await aStudent(db, { citizenships: ["Nigeria"] });
    const [scholarshipId] = await addScholarships(db, { deadline: "2026-11-20", citizens: ["Ghana"] });
    await db.insert(savedItems).values({ userId, scholarshipId });
    expect(await marksOf(db, userId)).toEqual({});
  });

  test("marks saved items that close within a week and are not applied for", async ({ db }) => {
    const userId = await somebody(db);
    const [soon, later, sent] = await addScholarships(
      db,
      { deadline: "2026-11-22" },
      { deadline: "2026-11-23" },
      { deadline: "2026-11-16" },
    );
    await db.insert(savedItems).values([
      { userId, scholarshipId: soon },
      { userId, scholarshipId: later },
      { userId, scholarshipId: sent, status: "applied" },
    ]);
    expect(await marksOf(db, userId)).toEqual({ "/saved": { text: "1", label: "1 closes this week" } });
  });

  test("shows a stranger none of the member's badges", async ({ db }) => {
    const { userId } = await aStudent(db, { matchesSeenAt: at("2026-11-10") });
    const [scholarshipId] = await addScholarships(db, { ...law, deadline: "2026-11-16" });
    await db.insert(savedItems).values({ userId, scholarshipId });
    const stranger = aMember(db, await somebody(db));
    expect(await asViewer(stranger, (own) => findBadges(own, userId, at(today), today))).toEqual({});
  });

  // Not in the test's transaction, since that pool uses its own sessions.
  test("is queried in the pool of the sign-in code, with the member's own rights", async () => {
    const { accounts, asOwner } = await testDatabase();
    const { userId, scholarshipId } = await asOwner(async (db) => {
      const [id = ""] = await addScholarships(db, { deadline: "2026-11-16" });
      const whose = await somebody(db);
      await db.insert(savedItems).values({ userId: whose, scholarshipId: id });
      return { userId: whose, scholarshipId: id };
    });
    try {
      const seen = (viewer: string) =>
        asViewer(aMember(accounts, viewer), (own) => findBadges(own, userId, at(today), today));
      expect(await seen(userId)).toEqual({ "/saved": { text: "1", label: "1 closes this week" } });
      expect(await seen(scholarshipId)).toEqual({});
    } finally {
      await asOwner(async (db) => {
        await db.delete(users).where(eq(users.id, userId));
        await db.delete(scholarships).where(eq(scholarships.id, scholarshipId));
        for (const table of writtenByTriggers) await db.delete(table);
      });
    }
  });
});
