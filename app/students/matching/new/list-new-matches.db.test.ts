import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { listNewMatches } from "./list-new-matches.server.ts";
import { findMatchesSeenBefore, markMatchesSeen } from "./mark-matches-seen.server.ts";

const today = "2026-11-15";
const at = (moment: string) => new Date(`2026-11-${moment}:00Z`);
const law = (title: string, moment: string) => ({
  title,
  fieldOfStudy: "Law",
  deadline: null,
  createdAt: at(moment),
});

/** Opens the matches at that moment; returns those marked as new. */
const look = (db: Database, userId: string, moment: string) =>
  asViewer(aMember(db, userId), async (own) => {
    const seenBefore = await findMatchesSeenBefore(own, userId, at(moment));
    const news = await listNewMatches(own, userId, seenBefore, at(moment), today);
    await markMatchesSeen(own, userId, at(moment));
    return news;
  });

describe("the list of new matches", () => {
  test("has what was added since the last visit, and nothing on the first visit", async ({ db }) => {
    const { userId } = await aStudent(db);
    await addScholarships(db, law("Old", "08T09:00"));
    expect(await look(db, userId, "10T09:00")).toBeNull();
    const [id] = await addScholarships(db, law("Fresh", "12T09:00"));
    expect(await look(db, userId, "15T09:00")).toEqual({
      count: 1,
      isMany: false,
      best: [
        { to: `/scholarship/${id}`, title: "Fresh", verdict: expect.any(String), text: expect.any(String) },
      ],
    });
  });

  test("stays the same during a visit, whatever pages the student opens", async ({ db }) => {
    const { userId } = await aStudent(db, { matchesSeenAt: at("10T09:00") });
    await addScholarships(db, law("Fresh", "12T09:00"));
    for (const moment of ["15T09:00", "15T09:20", "15T09:45"])
      expect(await look(db, userId, moment)).toMatchObject({ count: 1 });
    expect(await look(db, userId, "15T10:30")).toBeNull();
  });

  test("names five, and counts exactly up to twenty", async ({ db }) => {
    const { userId } = await aStudent(db, { matchesSeenAt: at("10T09:00") });
    await addScholarships(db, ...Array.from({ length: 23 }, (_, nth) => law(`Award ${nth}`, "12T09:00")));
    const news = await look(db, userId, "15T09:00");
    expect(news).toMatchObject({ count: 20, isMany: true });
    expect(news?.best).toHaveLength(5);
  });
});
