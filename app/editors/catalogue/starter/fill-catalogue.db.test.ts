import { count, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect } from "vitest";
import { rollOverDeadlines } from "#app/catalogue/dates/roll-over-deadlines.server.ts";
import * as tables from "#database/schema/index.ts";
import { articleCategories, fieldsOfInterest } from "#database/schema/lists.ts";
import { testOnSeed } from "#tests/support/database/test-database.ts";
import { fillCatalogue } from "./fill-catalogue.server.ts";

const now = new Date("2026-11-15T08:00:00Z");

describe("the starter catalogue", () => {
  const test = testOnSeed(now);

  test("has enough of everything", async ({ db }) => {
    const rows = async (table: PgTable) => (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
    expect(await rows(tables.scholarships), "scholarships").toBeGreaterThanOrEqual(250);
    expect(await rows(tables.colleges), "colleges and trade schools").toBeGreaterThanOrEqual(280);
    expect(await rows(tables.internships), "internships and graduate programmes").toBeGreaterThanOrEqual(95);
    expect(await rows(tables.blogPosts), "articles").toBeGreaterThanOrEqual(8);
    expect(await rows(tables.testPrep), "test-prep resources").toBeGreaterThanOrEqual(15);
    expect(await rows(tables.events), "events").toBeGreaterThanOrEqual(12);
    expect(await rows(tables.sponsoredListings), "sponsored listings").toBeGreaterThanOrEqual(3);
    expect(await rows(tables.studentSpotlights), "student spotlights").toBe(1);
    expect(await rows(tables.schoolSpotlights), "school spotlights").toBe(1);
  });

  test("is added once only", async ({ db }) => {
    expect(await fillCatalogue(db, now)).toBeNull();
  });

  test("lists nothing past its deadline, and hides nothing: yearly listings are rolled over at once", async ({
    db,
  }) => {
    for (const table of [tables.scholarships, tables.internships])
      expect(await db.$count(table, sql`listed_until < ${"2026-11-15"}::date`)).toBe(0);
    expect(await db.$count(tables.scholarships, isNotNull(tables.scholarships.lastDeadline))).toBeGreaterThan(
      0,
    );
  });

  test("three years later hides only what is not yearly, once the nightly job has rolled the rest over", async ({
    db,
  }) => {
    await rollOverDeadlines(db, "2029-11-15");
    for (const table of [tables.scholarships, tables.internships])
      expect(
        await db.$count(
          table,
          sql`listed_until < ${"2029-11-15"}::date and (usual_opens is not null or usual_closes is not null or is_rolling)`,
        ),
      ).toBe(0);
  });

  test("shows what ended for good to editors only", async ({ db }) => {
    const ended = await db.select().from(tables.unpublishedRecords);
    expect(ended.map(({ kind }) => kind).toSorted()).toEqual([
      "internships",
      ...Array.from({ length: 5 }, () => "scholarships"),
    ]);
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

  test("gives every opportunity a unique web address", async ({ db }) => {
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
