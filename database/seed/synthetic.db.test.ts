import { describe, expect } from "vitest";
import { test } from "#tests/support/database/test-database.ts";
import { colleges, internships, scholarships } from "../schema/index.ts";
import { seedSynthetic } from "./synthetic.ts";

const today = new Date("2026-11-15T09:00:00Z");
const size = { scholarships: 30, colleges: 20, internships: 10 };

describe("the synthetic catalogue", () => {
  test("has the requested number of listings, each marked as synthetic", async ({ db }) => {
    await seedSynthetic(db, size, { today });
    for (const [table, count] of [
      [scholarships, 30],
      [colleges, 20],
      [internships, 10],
    ] as const) {
      const rows: { description: string }[] = await db.select({ description: table.description }).from(table);
      expect(rows).toHaveLength(count);
      for (const { description } of rows) expect(description).toContain("[Synthetic]");
    }
  });

  test("is the same for the same seed, and differs for another", async ({ db }) => {
    const titles = async (seed: number) => {
      await db.delete(scholarships);
      await seedSynthetic(db, size, { today, seed });
      return (await db.select({ title: scholarships.title }).from(scholarships))
        .map(({ title }) => title)
        .sort();
    };
    const first = await titles(7);
    expect(await titles(7)).toEqual(first);
    expect(await titles(8)).not.toEqual(first);
  });
});
