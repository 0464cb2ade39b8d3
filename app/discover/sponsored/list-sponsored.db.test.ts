import { expect } from "vitest";
import type { Database } from "#database/database.ts";
import { sponsoredListings } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { listSponsored } from "./list-sponsored.server.ts";

const today = new Date().toISOString().slice(0, 10);

async function added(db: Database, ...all: Partial<typeof sponsoredListings.$inferInsert>[]) {
  await db.insert(sponsoredListings).values(
    all.map((facts, place) => ({
      title: `Listing ${place}`,
      description: "A listing",
      targetUrl: "https://example.org",
      createdAt: new Date(Date.UTC(2026, 0, place + 1)),
      ...facts,
    })),
  );
}

const seenByVisitor = (db: Database, options?: Parameters<typeof listSponsored>[2]) =>
  asViewer(aVisitor(db), async (own) => (await listSponsored(own, today, options)).map(({ title }) => title));

test("three listings are shown, by priority and then the newest first", async ({ db }) => {
  await added(
    db,
    { title: "Old" },
    { title: "New" },
    { title: "Top", priority: 9 },
    { title: "Low", priority: -1 },
  );
  expect(await seenByVisitor(db)).toEqual(["Top", "New", "Old"]);
});

test("a listing that is switched off or has ended is not shown, one that ends today is", async ({ db }) => {
  await added(
    db,
    { title: "Off", isActive: false },
    { title: "Ended", endDate: "2026-01-31" },
    { title: "Last day", endDate: today },
  );
  expect(await seenByVisitor(db)).toEqual(["Last day"]);
});

test("an admin, who may read every listing, sees the same ones here as everyone", async ({ db }) => {
  await added(db, { title: "Off", isActive: false }, { title: "On" });
  const admin = anAdmin(db, await somebody(db));
  const seen = await asViewer(admin, (own) => listSponsored(own, today));
  expect(seen.map(({ title }) => title)).toEqual(["On"]);
});

test("one type and another number can be requested", async ({ db }) => {
  await added(
    db,
    { type: "school", title: "School" },
    { type: "course", title: "Course" },
    { type: "school", title: "Second" },
  );
  expect(await seenByVisitor(db, { type: "school" })).toEqual(["Second", "School"]);
  expect(await seenByVisitor(db, { limit: 1 })).toEqual(["Second"]);
});
