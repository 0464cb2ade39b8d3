import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import * as tables from "../schema/index.ts";
import { readArticles } from "./articles.ts";
import { nextOccurrence } from "./calendar.ts";
import { colleges } from "./colleges.ts";
import { events } from "./events.ts";
import { schoolSpotlight, sponsoredListings, studentSpotlight } from "./featured.ts";
import { internships } from "./internships.ts";
import { scholarships } from "./scholarships.ts";
import { testPrep } from "./test-prep.ts";

/** Fills an empty database with the starter catalogue, all or nothing. Says what it added, or null where there was something. */
export async function seedIfEmpty(db: Database, now: Date): Promise<string | null> {
  if (!(await isEmpty(db))) return null;
  await db.transaction((transaction) => seed(transaction, now));
  return `${scholarships.length} scholarships, ${colleges.length} colleges and trade schools, ${internships.length} internships, ${readArticles().length} articles`;
}

async function isEmpty(db: Database): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 where exists (select 1 from ${tables.scholarships}) or exists (select 1 from ${tables.colleges})
      or exists (select 1 from ${tables.internships}) or exists (select 1 from ${tables.blogPosts})`);
  return (found as unknown as { rows: unknown[] }).rows.length === 0;
}

async function seed(db: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await db.insert(tables.scholarships).values(
    scholarships.map(({ usualDeadline, amount, ...facts }, place) => ({
      ...facts,
      amount: amount || null,
      deadline: usualDeadline ? nextOccurrence(usualDeadline, today) : null,
      deadlineExpected: usualDeadline !== undefined,
      createdAt: hoursBefore(now, scholarships.length - place),
    })),
  );
  const schools = await db
    .insert(tables.colleges)
    .values(
      colleges.map(({ tuitionRange, acceptanceRate, ...facts }, place) => ({
        ...facts,
        tuitionRange: tuitionRange || null,
        acceptanceRate: acceptanceRate || null,
        createdAt: hoursBefore(now, colleges.length - place),
      })),
    )
    .returning({ id: tables.colleges.id, name: tables.colleges.name });
  await db.insert(tables.internships).values(
    internships.map(({ duration, salaryRange, ...facts }, place) => ({
      ...facts,
      duration: duration || null,
      salaryRange: salaryRange || null,
      createdAt: hoursBefore(now, internships.length - place),
    })),
  );
  const articles = readArticles();
  await db.insert(tables.blogPosts).values(
    articles.map((article, place) => {
      const at = hoursBefore(now, 24 * (articles.length - place));
      return { ...article, publishedAt: at, updatedAt: at };
    }),
  );
  await db.insert(tables.testPrep).values(testPrep);
  await db
    .insert(tables.events)
    .values(
      events.map(({ usualDate, ...facts }) => ({ ...facts, eventDate: nextOccurrence(usualDate, today) })),
    );
  await db.insert(tables.sponsoredListings).values(sponsoredListings);
  await db.insert(tables.studentSpotlights).values({ ...studentSpotlight, isFeatured: true });
  const school = schools.find(({ name }) => name === schoolSpotlight.schoolName);
  if (!school)
    throw new Error(`there is no college named ${schoolSpotlight.schoolName} to put in the spotlight`);
  const { spotlightText } = schoolSpotlight;
  await db.insert(tables.schoolSpotlights).values({ schoolId: school.id, spotlightText, isFeatured: true });
}

/** The catalogue is written oldest first, so that "newest" is the editor's choice. */
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);
