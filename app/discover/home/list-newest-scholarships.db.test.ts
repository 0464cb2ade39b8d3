import { expect } from "vitest";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { listNewestScholarships } from "./list-newest-scholarships.server.ts";

const today = "2026-11-15";

/** Adds them in this order. */
async function added(db: Database, ...all: Partial<typeof scholarships.$inferInsert>[]) {
  const first = Date.parse("2026-11-01T08:00:00Z");
  await db.insert(scholarships).values(
    all.map((facts, hour) => ({
      title: `Award ${hour}`,
      createdAt: new Date(first + hour * 3_600_000),
      ...facts,
    })),
  );
}

const titles = async (db: Database) => (await listNewestScholarships(db, today)).map(({ title }) => title);

test("the five newest scholarships are listed, the newest first", async ({ db }) => {
  await added(db, {}, {}, {}, {}, {}, {}, {});
  expect(await titles(db)).toEqual(["Award 6", "Award 5", "Award 4", "Award 3", "Award 2"]);
});

test("a scholarship that closes today is listed, one that closed yesterday is not", async ({ db }) => {
  await added(
    db,
    { title: "No deadline" },
    { title: "Today", deadline: today },
    { title: "Gone", deadline: "2026-11-14" },
  );
  expect(await titles(db)).toEqual(["Today", "No deadline"]);
});

test("each has its field, its amount and the time left", async ({ db }) => {
  await added(db, { title: "PAU", fieldOfStudy: "Sciences", amount: null, deadline: "2026-11-20" });
  expect(await listNewestScholarships(db, today)).toEqual([
    {
      id: expect.any(String),
      title: "PAU",
      fieldOfStudy: "Sciences",
      pays: null,
      closing: { tone: "clay", text: "Open now, closes in 5 days" },
    },
  ]);
});

test("of those added on one day, open ones come first, then the next to open, then those without dates", async ({
  db,
}) => {
  const createdAt = new Date("2026-11-01T08:00:00Z");
  await added(
    db,
    { title: "No date", createdAt: new Date("2026-11-01T20:00:00Z") },
    { title: "Closed until June", usualOpens: "06", usualCloses: "08", createdAt },
    { title: "Opens in January", usualOpens: "01", usualCloses: "03", createdAt },
    { title: "Open to March", deadline: "2027-03-01", createdAt },
    { title: "Open to December", deadline: "2026-12-01", createdAt },
    { title: "Newer by a day", createdAt: new Date("2026-11-02T08:00:00Z") },
  );
  expect(await titles(db)).toEqual([
    "Newer by a day",
    "Open to December",
    "Open to March",
    "Opens in January",
    "Closed until June",
  ]);
});

test("a closed one is never first, however new it is", async ({ db }) => {
  const closed = { usualOpens: "06", usualCloses: "08" };
  await added(db, { title: "Open", deadline: "2027-03-01" }, closed, closed, closed, closed, closed, closed);
  const [first, ...others] = await titles(db);
  expect(first).toBe("Open");
  expect(others).toHaveLength(4);
});
