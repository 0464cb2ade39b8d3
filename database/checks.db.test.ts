import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect } from "vitest";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import * as tables from "./schema/index.ts";

const profile = { fullName: "Amina Yusuf", email: "amina@example.com", country: "Nigeria" };
const listing = { title: "Ashesi", description: "A school", targetUrl: "https://www.ashesi.edu.gh" };
const school = {
  schoolName: "Alliance",
  contactName: "Jane",
  contactEmail: "jane@example.com",
  country: "Kenya",
  city: "Kikuyu",
};

/** Rows that the database itself rejects, whatever a page lets through. */
const refused: [string, PgTable, Record<string, unknown>][] = [
  ["a GPA requirement off the list", tables.scholarships, { title: "A", gpaRequirement: "4_0" }],
  ["a usual day that is none", tables.scholarships, { title: "A", usualCloses: "13" }],
  ["an amount without its currency", tables.scholarships, { title: "A", amountValue: 100 }],
  ["a cost off the list", tables.scholarships, { title: "A", covers: ["pizza"] }],
  ["ages the wrong way round", tables.scholarships, { title: "A", ageMin: 30, ageMax: 20 }],
  ["a place off the globe", tables.colleges, { name: "A", latitude: 91, longitude: 0 }],
  ["an intake in a thirteenth month", tables.colleges, { name: "A", intakes: [13] }],
  ["a fee to apply without its currency", tables.internships, { title: "A", applicationFee: 5 }],
  ["a rate of nothing", tables.currencyRates, { currency: "KES", perDollar: 0, dated: "2026" }],
  ["a job type off the list", tables.internships, { title: "A", jobType: "part-time" }],
  [
    "an article category off the list",
    tables.blogPosts,
    { slug: "a", title: "A", content: "A", category: "News" },
  ],
  ["a slug with capitals", tables.blogPosts, { slug: "A-plan", title: "A", content: "A" }],
  ["a slug of 101 characters", tables.blogPosts, { slug: "a".repeat(101), title: "A", content: "A" }],
  ["a listing type off the list", tables.sponsoredListings, { ...listing, type: "loan" }],
  [
    "a listing that leads to a script",
    tables.sponsoredListings,
    { ...listing, targetUrl: "javascript:alert(1)" },
  ],
  ["a partner school type off the list", tables.schoolPartnerships, { ...school, schoolType: "university" }],
  [
    "a negative number of students",
    tables.schoolPartnerships,
    { ...school, schoolType: "public", numberOfStudents: -1 },
  ],
  ["a profile role off the list", tables.profiles, { ...profile, role: "admin" }],
  ["an education level off the list", tables.profiles, { ...profile, currentEducationLevel: "doctorate" }],
  ["a degree off the list", tables.profiles, { ...profile, degreeType: "high_school" }],
  ["a budget off the list", tables.profiles, { ...profile, budgetRange: "1-2" }],
  ["graduation in 2023", tables.profiles, { ...profile, graduationYear: 2023 }],
  ["graduation in 2036", tables.profiles, { ...profile, graduationYear: 2036 }],
  ["a GPA of 4.01", tables.profiles, { ...profile, gpa: 4.01 }],
  ["a GPA of -0.01", tables.profiles, { ...profile, gpa: -0.01 }],
  ["a field of interest off the list", tables.profiles, { ...profile, fieldsOfInterest: ["Astrology"] }],
  ["a target country off the list", tables.profiles, { ...profile, targetCountries: ["Atlantis"] }],
  ["a plan off the list", tables.subscriptions, { planType: "gold" }],
  ["a free plan that expires", tables.subscriptions, { planType: "free", expiresAt: new Date() }],
];

const accepted: [string, PgTable, Record<string, unknown>][] = [
  ["graduation in 2024", tables.profiles, { ...profile, graduationYear: 2024 }],
  ["graduation in 2035", tables.profiles, { ...profile, graduationYear: 2035 }],
  ["a GPA of 0", tables.profiles, { ...profile, gpa: 0 }],
  ["a GPA of 4", tables.profiles, { ...profile, gpa: 4 }],
  ["a slug of 100 characters", tables.blogPosts, { slug: "a".repeat(100), title: "A", content: "A" }],
  ["an internship without a job type", tables.internships, { title: "A", jobType: null }],
];

const personal = new Set<PgTable>([tables.profiles, tables.subscriptions]);

describe("the database", () => {
  test("stores no timestamp without time zone, in any table", async ({ db }) => {
    const found = await db.execute(sql`
      select table_schema, table_name, column_name from information_schema.columns
      where table_schema not in ('pg_catalog', 'information_schema')
        and data_type in ('timestamp without time zone', 'time without time zone')`);
    expect(found).toHaveProperty("rows", []);
  });

  test.for(refused)("refuses %s", async ([, table, row], { db }) => {
    const owner = personal.has(table) ? { userId: await somebody(db) } : {};
    const adding = db.transaction((inner) => inner.insert(table).values({ ...owner, ...row }));
    await expect(adding).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^(23514|22003)$/) } });
  });

  test.for(accepted)("accepts %s", async ([, table, row], { db }) => {
    const owner = personal.has(table) ? { userId: await somebody(db) } : {};
    await db.insert(table).values({ ...owner, ...row });
    expect(await db.select().from(table)).toHaveLength(1);
  });
});
