import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import type { Database } from "../database.ts";
import { sponsoredListings, userRoles } from "../schema/index.ts";
import { asViewer } from "../viewer.ts";

describe("has_role", () => {
  const ask = (userId: string) => async (db: Database) =>
    (await db.execute(sql`select has_role(${userId}::uuid, 'admin') as answer`)) as unknown as {
      rows: { answer: boolean }[];
    };

  test("answers members about themselves", async ({ db }) => {
    const amina = await somebody(db);
    expect((await asViewer(aMember(db, amina), ask(amina))).rows).toEqual([{ answer: false }]);
    await db.insert(userRoles).values({ userId: amina, role: "admin" });
    expect((await asViewer(aMember(db, amina), ask(amina))).rows).toEqual([{ answer: true }]);
  });

  test("does not reveal to members who else is an admin, but does to admins", async ({ db }) => {
    const [amina, brian] = [await somebody(db), await somebody(db, "Brian Otieno")];
    await db.insert(userRoles).values({ userId: brian, role: "admin" });
    expect((await asViewer(aMember(db, amina), ask(brian))).rows).toEqual([{ answer: false }]);
    expect((await asViewer(anAdmin(db, brian), ask(brian))).rows).toEqual([{ answer: true }]);
  });
});

describe("the counters of sponsored listings", () => {
  const listing = { title: "Ashesi", description: "A school", targetUrl: "https://www.ashesi.edu.gh" };
  const add = async (db: Database, more: Partial<typeof sponsoredListings.$inferInsert> = {}) => {
    const [added] = await db
      .insert(sponsoredListings)
      .values({ ...listing, ...more })
      .returning();
    if (!added) throw new Error("no listing was added");
    return added.id;
  };

  test("count views and clicks for a visitor, who cannot change anything else", async ({ db }) => {
    const id = await add(db);
    await asViewer(aVisitor(db), async (own) => {
      await own.execute(sql`select increment_sponsored_views(${id}::uuid)`);
      await own.execute(sql`select increment_sponsored_views(${id}::uuid)`);
      await own.execute(sql`select increment_sponsored_clicks(${id}::uuid)`);
    });
    const [counted] = await db.select().from(sponsoredListings);
    expect(counted).toMatchObject({ viewsCount: 2, clicksCount: 1, title: "Ashesi" });
  });

  test("ignore a listing that is off or over", async ({ db }) => {
    const off = await add(db, { isActive: false });
    const over = await add(db, { endDate: "2020-01-01" });
    for (const id of [off, over]) {
      await asViewer(aVisitor(db), (own) => own.execute(sql`select increment_sponsored_views(${id}::uuid)`));
    }
    const counted = await db.select({ views: sponsoredListings.viewsCount }).from(sponsoredListings);
    expect(counted).toEqual([{ views: 0 }, { views: 0 }]);
  });
});
