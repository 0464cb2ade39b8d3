import { describe, expect } from "vitest";
import { countLiveOpportunities } from "#app/partners/enterprise/count-live-opportunities.server.ts";
import { colleges, dailyFigures, internships, savedItems, scholarships } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor, somebody } from "#tests/support/people/people.ts";
import { listMonths } from "./list-months.server.ts";
import { recordFigures } from "./measure-days.server.ts";

const today = "2026-11-19";
const now = new Date(`${today}T00:50:00Z`);
const at = (day: string) => new Date(`${day}T10:00:00Z`);

describe("the figures of the overview", () => {
  test("agree with the number on the enterprise page", async ({ db }) => {
    await db.insert(scholarships).values([
      { title: "Closed", deadline: "2026-11-18", createdAt: at("2026-05-01") },
      { title: "Closes today", deadline: today, createdAt: at("2026-05-01") },
    ]);
    await db.insert(internships).values({ title: "Always open", createdAt: at("2026-10-01") });
    await db.insert(colleges).values({ name: "Ashesi", createdAt: at("2026-11-19") });
    const shown = await asViewer(aVisitor(db), (own) => countLiveOpportunities(own, today));
    expect((await listMonths(db, today)).at(-1)?.live).toBe(shown);
    expect(shown).toBe(3);
  });

  test("of past months are computed once from existing rows, and stay when those are deleted", async ({
    db,
  }) => {
    const userId = await somebody(db);
    const [one] = await db
      .insert(scholarships)
      .values({ title: "Open", createdAt: at("2026-08-05") })
      .returning();
    await db
      .insert(savedItems)
      .values({ userId, scholarshipId: one?.id ?? null, title: "Open", createdAt: at("2026-09-02") });
    expect(await asWorker(db, (own) => recordFigures(own, now))).toBe(366);
    expect(await asWorker(db, (own) => recordFigures(own, now))).toBe(0);
    await db.delete(savedItems);
    const months = await listMonths(db, today);
    expect(months.map(({ month }) => month)).toEqual([
      ...["2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05"],
      ...["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"],
    ]);
    expect(months.find(({ month }) => month === "2026-07")).toMatchObject({ live: 0, saves: 0 });
    expect(months.find(({ month }) => month === "2026-08")).toMatchObject({ live: 1, confirmedShare: 0 });
    expect(months.find(({ month }) => month === "2026-09")).toMatchObject({ live: 1, saves: 1 });
  });

  test("are caught up after nights without a server", async ({ db }) => {
    await asWorker(db, (own) => recordFigures(own, now));
    const later = new Date("2026-11-23T00:50:00Z");
    expect(await asWorker(db, (own) => recordFigures(own, later))).toBe(4);
    const days = await db.select().from(dailyFigures);
    expect(days.filter(({ day }) => day >= today && day < "2026-11-23")).toMatchObject(
      Array(4).fill({ missedSearches: 0, members: 0 }),
    );
  });

  test("are empty for searches before they were counted", async ({ db }) => {
    await asWorker(db, (own) => recordFigures(own, now));
    const months = await listMonths(db, today);
    expect(months.map(({ missedSearches }) => missedSearches)).toEqual([...Array(11).fill(null), 0]);
  });
});
