import { count, eq, gte, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect } from "vitest";
import { testOnSeed } from "#tests/support/database.ts";
import * as tables from "../schema/index.ts";
import { articleCategories, fieldsOfInterest } from "../schema/lists.ts";
import { seedIfEmpty } from "./seed.ts";

const now = new Date("2026-11-15T08:00:00Z");

describe("the starter catalogue", () => {
  const test = testOnSeed(now);

  test("has enough of everything", async ({ db }) => {
    const rows = async (table: PgTable) => (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
    expect(await rows(tables.scholarships), "scholarships").toBeGreaterThanOrEqual(60);
    expect(await rows(tables.colleges), "colleges and trade schools").toBeGreaterThanOrEqual(60);
    expect(await rows(tables.internships), "internships and graduate programmes").toBeGreaterThanOrEqual(25);
    expect(await rows(tables.blogPosts), "articles").toBeGreaterThanOrEqual(8);
    expect(await rows(tables.testPrep), "test-prep resources").toBeGreaterThanOrEqual(15);
    expect(await rows(tables.events), "events").toBeGreaterThanOrEqual(12);
    expect(await rows(tables.sponsoredListings), "sponsored listings").toBeGreaterThanOrEqual(3);
    expect(await rows(tables.studentSpotlights), "student spotlights").toBe(1);
    expect(await rows(tables.schoolSpotlights), "school spotlights").toBe(1);
  });

  test("is added once only", async ({ db }) => {
    expect(await seedIfEmpty(db, now)).toBeNull();
  });

  test("calls every deadline expected, and none has passed on the day of seeding", async ({ db }) => {
    const dated = await db.select().from(tables.scholarships).where(sql`deadline is not null`);
    expect(dated.length).toBeGreaterThan(10);
    for (const scholarship of dated) {
      expect(scholarship.deadlineExpected).toBe(true);
      expect(scholarship.deadline && scholarship.deadline >= "2026-11-15").toBe(true);
    }
  });

  test("dates every event from the day of seeding on, within a year", async ({ db }) => {
    const upcoming = await db.select().from(tables.events).where(gte(tables.events.eventDate, "2026-11-15"));
    const [all] = await db.select({ rows: count() }).from(tables.events);
    expect(upcoming.length).toBe(all?.rows);
    expect(upcoming.every((event) => event.eventDate < "2027-11-15")).toBe(true);
  });

  test("has a long article in each of the six categories", async ({ db }) => {
    const articles = await db.select().from(tables.blogPosts);
    expect(new Set(articles.map((article) => article.category))).toEqual(new Set(articleCategories));
    for (const article of articles) expect(article.content.split(/\s+/).length).toBeGreaterThan(600);
  });

  test("names only fields that a profile can name", async ({ db }) => {
    const known = new Set<string>([...fieldsOfInterest, "All fields"]);
    const named = await db.select({ field: tables.scholarships.fieldOfStudy }).from(tables.scholarships);
    const unknown = named.flatMap(({ field }) => field.split(", ")).filter((field) => !known.has(field));
    expect(unknown).toEqual([]);
  });

  test("gives every opportunity a web address of its own", async ({ db }) => {
    const addresses = [
      ...(await db.select({ at: tables.scholarships.applicationUrl }).from(tables.scholarships)),
      ...(await db.select({ at: tables.colleges.websiteUrl }).from(tables.colleges)),
      ...(await db.select({ at: tables.internships.applicationUrl }).from(tables.internships)),
    ];
    expect(addresses.filter(({ at }) => !/^https?:\/\/[^ ]+\.[^ ]+/.test(at))).toEqual([]);
  });

  test("puts Ashesi University in the school spotlight", async ({ db }) => {
    const [school] = await db
      .select({ name: tables.colleges.name })
      .from(tables.schoolSpotlights)
      .innerJoin(tables.colleges, eq(tables.colleges.id, tables.schoolSpotlights.schoolId));
    expect(school?.name).toBe("Ashesi University");
  });
});
