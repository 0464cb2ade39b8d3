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

  test("can be done again on the same day", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Open", deadline: "2026-12-15" });
    await doUpkeep(db, "2026-11-15");
    const shelves = await db.select().from(matchShelves);
    await doUpkeep(db, "2026-11-15");
    expect(await db.select().from(matchShelves)).toEqual(shelves);
  });
});
