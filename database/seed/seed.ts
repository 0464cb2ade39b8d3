import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import * as tables from "../schema/index.ts";
import { readArticles } from "./articles.ts";
import { eventTimes } from "./calendar.ts";
import { currencyRates } from "./currency-rates.ts";
import { events } from "./events.ts";
import { schoolSpotlight, sponsoredListings, studentSpotlight } from "./featured.ts";
import { testPrep } from "./test-prep.ts";

/** Whether the database has never been filled. */
export async function isEmptyCatalogue(db: Database): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 where exists (select 1 from ${tables.scholarships}) or exists (select 1 from ${tables.colleges})
      or exists (select 1 from ${tables.internships}) or exists (select 1 from ${tables.blogPosts})`);
  return (found as unknown as { rows: unknown[] }).rows.length === 0;
}

/** What a new catalogue has besides its opportunities, which are loaded already. Returns the number of articles. */
export async function seedRest(db: Database, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const articles = await addArticles(db, now);
  await db.insert(tables.testPrep).values(testPrep);
  await db.insert(tables.events).values(
    events.map((event) => {
      const { title, description, location, organizer, eventUrl } = event;
      return { title, description, location, organizer, eventUrl, ...eventTimes(event, today) };
    }),
  );
  await db.insert(tables.sponsoredListings).values(sponsoredListings);
  await db.insert(tables.studentSpotlights).values({ ...studentSpotlight, isFeatured: true });
  const [school] = await db
    .select({ id: tables.colleges.id })
    .from(tables.colleges)
    .where(eq(tables.colleges.name, schoolSpotlight.schoolName));
  if (!school)
    throw new Error(`there is no college named ${schoolSpotlight.schoolName} to put in the spotlight`);
  const { spotlightText } = schoolSpotlight;
  await db.insert(tables.schoolSpotlights).values({ schoolId: school.id, spotlightText, isFeatured: true });
  await db.insert(tables.currencyRates).values(currencyRates);
  return articles;
}

/** The English articles a day apart, and each translation with its original. */
async function addArticles(db: Database, now: Date): Promise<number> {
  const articles = readArticles();
  const originals = articles.filter(({ translates }) => translates === null);
  const added = new Map<string, { id: string; at: Date }>();
  for (const [place, { translates: _, ...article }] of originals.entries()) {
    const id = randomUUID();
    const at = hoursBefore(now, 24 * (originals.length - place));
    await db.insert(tables.blogPosts).values({ ...article, id, publishedAt: at, updatedAt: at });
    added.set(article.slug, { id, at });
  }
  for (const { translates, ...article } of articles) {
    if (translates === null) continue;
    const original = added.get(translates);
    if (!original) throw new Error(`there is no article ${translates} that ${article.slug} could translate`);
    const { id: translationOf, at } = original;
    await db.insert(tables.blogPosts).values({ ...article, translationOf, publishedAt: at, updatedAt: at });
  }
  return articles.length;
}

/** The articles are inserted oldest first, so that "newest" is the editor's choice. */
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);
