import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { matchShelves, scholarships } from "#database/schema/index.ts";
import { test } from "#tests/support/database.ts";
import { doUpkeep } from "./keep-quick.errand.ts";

describe("the daily upkeep", () => {
  test("sets closed scholarships aside and makes counting matches quick", async ({ db }) => {
    await db.insert(scholarships).values([
      { title: "Over", deadline: "2026-11-01" },
      { title: "Open", deadline: "2026-12-15" },
    ]);
    await doUpkeep(db, "2026-11-15");
    const aside = await db.select().from(scholarships).where(eq(scholarships.hasClosed, true));
    expect(aside.map(({ title }) => title)).toEqual(["Over"]);
    expect((await db.select().from(matchShelves)).length).toBeGreaterThan(0);
  });

  test("is done once a day, however often a server starts", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Open", deadline: "2026-12-15" });
    expect(await doUpkeep(db, "2026-11-15")).toBe(true);
    const shelves = await db.select().from(matchShelves);
    expect(await doUpkeep(db, "2026-11-15")).toBe(false);
    expect(await db.select().from(matchShelves)).toEqual(shelves);
    expect(await doUpkeep(db, "2026-11-16")).toBe(true);
  });

  test("is done again on the day on which a catalogue is brought in", async ({ db }) => {
    await doUpkeep(db, "2026-11-15");
    const titles = Array.from({ length: 501 }, (_, number) => `Scholarship ${number}`);
    await db.insert(scholarships).values(titles.map((title) => ({ title, deadline: "2026-12-15" })));
    expect(await doUpkeep(db, "2026-11-15")).toBe(true);
    expect(await doUpkeep(db, "2026-11-15")).toBe(false);
  });
});
