import { expect } from "vitest";
import { recordDemand, savedItems } from "#database/schema/index.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { countDemand } from "./count-demand.server.ts";

const now = new Date("2026-11-15T02:50:00Z");

test("the demand for a record counts students who saved it and students who can apply", async ({ db }) => {
  const students = [await aStudent(db), await aStudent(db)];
  const common = { fieldOfStudy: "Law", createdAt: new Date("2026-11-01") };
  const [law, other] = await addScholarships(
    db,
    { ...common, title: "Law", deadline: "2027-01-31", citizens: ["Any"] },
    { ...common, title: "Closed to them", deadline: "2027-01-31", citizens: ["France"] },
  );
  for (const { userId } of students)
    await db.insert(savedItems).values({ userId, scholarshipId: other ?? "" });
  await db.insert(recordDemand).values({
    kind: "colleges",
    recordId: crypto.randomUUID(),
    saves: 9,
    matches: 9,
    countedAt: new Date("2026-11-14"),
  });
  await countDemand(db, now);
  const counted = await db.select().from(recordDemand);
  expect(counted.find(({ recordId }) => recordId === other)).toMatchObject({ saves: 2, matches: 0 });
  expect(counted.find(({ recordId }) => recordId === law)).toMatchObject({ saves: 0, matches: 2 });
  expect(counted).toHaveLength(2);
});
