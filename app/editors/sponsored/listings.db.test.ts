import { describe, expect } from "vitest";
import { sponsoredDays, sponsoredListings } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { createListing, deleteListing, updateListing } from "./change-listings.server.ts";
import { listListings } from "./list-listings.server.ts";
import type { ListingFacts } from "./listing.server.ts";

const today = "2026-11-15";
const nobody = "00000000-0000-4000-8000-000000000000";
const facts: ListingFacts = {
  title: "Ashesi open day",
  description: "Meet teachers and students.",
  type: "school",
  targetUrl: "https://ashesi.edu.gh",
  imageUrl: null,
  priority: 0,
  endDate: null,
  isActive: true,
};

describe("sponsored listings", () => {
  test("are all seen by an admin, the highest priority first, then the newest", async ({ db }) => {
    await db.insert(sponsoredListings).values([
      { ...facts, title: "old", createdAt: new Date("2026-01-01") },
      { ...facts, title: "new", createdAt: new Date("2026-02-01") },
      { ...facts, title: "first, though off", priority: 9, isActive: false },
      { ...facts, title: "over", endDate: "2020-01-01", createdAt: new Date("2025-01-01") },
    ]);
    const listed = await asViewer(anAdmin(db, await somebody(db)), (own) => listListings(own, today));
    expect(listed.map(({ title }) => title)).toEqual(["first, though off", "new", "old", "over"]);
  });

  test("show the thirty days up to today, and days without a visitor as none", async ({ db }) => {
    const [row] = await db.insert(sponsoredListings).values(facts).returning();
    const day = (date: string, views: number, clicks: number) => ({
      listingId: row?.id ?? "",
      day: date,
      views,
      clicks,
    });
    await db
      .insert(sponsoredDays)
      .values([day("2026-11-15", 7, 2), day("2026-10-17", 3, 1), day("2026-10-16", 99, 99)]);
    const [listed] = await asViewer(anAdmin(db, await somebody(db)), (own) => listListings(own, today));
    expect(listed?.views).toEqual([3, ...Array(28).fill(0), 7]);
    expect(listed?.clicks).toEqual([1, ...Array(28).fill(0), 2]);
  });

  test("are created, changed and deleted; the counts survive a change", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    await asViewer(admin, (own) => createListing(own, { ...facts, endDate: "2027-01-31" }));
    const [row] = await db.update(sponsoredListings).set({ viewsCount: 12, clicksCount: 3 }).returning();
    const id = row?.id ?? "";
    expect(row).toMatchObject({ ...facts, endDate: "2027-01-31" });
    expect(await asViewer(admin, (own) => updateListing(own, id, { ...facts, title: "Changed" }))).toEqual({
      ok: true,
    });
    expect(await db.select().from(sponsoredListings)).toMatchObject([
      { ...facts, title: "Changed", endDate: null, viewsCount: 12, clicksCount: 3 },
    ]);
    expect(await asViewer(admin, (own) => deleteListing(own, id))).toEqual({ ok: true });
    expect(await db.$count(sponsoredListings)).toBe(0);
  });

  test("that are gone can't be changed or deleted, and the editor sees why", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    const gone = { ok: false, reason: "gone" };
    expect(await asViewer(admin, (own) => updateListing(own, nobody, facts))).toEqual(gone);
    expect(await asViewer(admin, (own) => deleteListing(own, nobody))).toEqual(gone);
  });

  test("are inaccessible to visitors and members", async ({ db }) => {
    const [row] = await db.insert(sponsoredListings).values(facts).returning();
    for (const stranger of [aVisitor(db), aMember(db, await somebody(db))]) {
      const id = row?.id ?? "";
      for (const attempt of [
        () => asViewer(stranger, (own) => createListing(own, facts)),
        () => asViewer(stranger, (own) => updateListing(own, id, facts)),
        () => asViewer(stranger, (own) => deleteListing(own, id)),
        () => asViewer(stranger, (own) => listListings(own, today)),
      ]) {
        await expect(attempt()).rejects.toThrow();
      }
    }
    expect(await db.$count(sponsoredListings)).toBe(1);
  });
});
