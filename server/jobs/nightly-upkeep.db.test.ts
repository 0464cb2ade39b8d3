import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { scholarships } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { doUpkeep } from "./nightly-upkeep.job.ts";

test("the daily upkeep sets closed scholarships aside, and a second run on the same day changes nothing", async ({
  db,
}) => {
  await db.insert(scholarships).values([
    { title: "Over", deadline: "2026-11-01" },
    { title: "Open", deadline: "2026-12-15" },
  ]);
  const aside = () =>
    db.select({ title: scholarships.title }).from(scholarships).where(eq(scholarships.hasClosed, true));
  await doUpkeep(db, "2026-11-15");
  expect(await aside()).toEqual([{ title: "Over" }]);
  const before = await db.select().from(scholarships).orderBy(scholarships.title);
  await doUpkeep(db, "2026-11-15");
  expect(await db.select().from(scholarships).orderBy(scholarships.title)).toEqual(before);
});
