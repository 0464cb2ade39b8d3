import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { programmeSources, programmes } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { loadCourses } from "./load-courses.server.ts";

describe("the tables of courses", () => {
  test("are loaded once, and don't replace a table that an editor has imported", async ({ db }) => {
    expect(await loadCourses(db)).toBe(2122 + 237 + 6506 + 161);
    expect(await loadCourses(db)).toBe(0);
    await db.update(programmeSources).set({ digest: null }).where(eq(programmeSources.id, "kuccps-degrees"));
    await db.delete(programmes).where(eq(programmes.sourceId, "kuccps-degrees"));
    expect(await loadCourses(db)).toBe(0);
    const ids = () =>
      db
        .select({ id: programmes.id })
        .from(programmes)
        .where(eq(programmes.country, "Ghana"))
        .orderBy(programmes.id);
    const before = await ids();
    await db
      .update(programmeSources)
      .set({ digest: "older" })
      .where(eq(programmeSources.id, "ghana-universities"));
    expect(await loadCourses(db)).toBe(161);
    // Links to programmes still work.
    expect(await ids()).toEqual(before);
  });
});
