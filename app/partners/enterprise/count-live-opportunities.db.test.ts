import { expect } from "vitest";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { countLiveOpportunities } from "./count-live-opportunities.server.ts";

const today = "2026-03-10";
const count = (db: Parameters<typeof aVisitor>[0]) =>
  asViewer(aVisitor(db), (own) => countLiveOpportunities(own, today));

test("an empty catalogue counts as zero", async ({ db }) => {
  expect(await count(db)).toBe(0);
});

test("what closes today or never closes is live, what closed yesterday is not, and every college is", async ({
  db,
}) => {
  await db
    .insert(scholarships)
    .values([
      { title: "Closes today", deadline: today },
      { title: "Never closes" },
      { title: "Closed yesterday", deadline: "2026-03-09" },
    ]);
  await db.insert(internships).values([
    { title: "Closes tomorrow", applicationDeadline: "2026-03-11" },
    { title: "Closed long ago", applicationDeadline: "2025-01-01" },
  ]);
  await db.insert(colleges).values({ name: "Ashesi University" });
  expect(await count(db)).toBe(4);
});
