import { loadCourses } from "#app/catalogue/courses/tables/load-courses.server.ts";
import { rollOverDeadlines } from "#app/catalogue/dates/roll-over-deadlines.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { isEmptyCatalogue, seedRest } from "#database/seed/seed.ts";
import { isLoaded, loadStarter } from "./load-starter.server.ts";
import { digestStarter, readStarter } from "./read-starter.server.ts";

/** The log message, and whether the catalogue was empty. */
interface FillOutcome {
  wasEmpty: boolean;
  message: string;
}

/**
 * Fills an empty database with the starter catalogue and the tables of courses, or updates it with newer ones.
 * Returns null if there is nothing to do.
 */
export async function fillCatalogue(db: Database, now: Date): Promise<FillOutcome | null> {
  const filled = await fillOpportunities(db, now);
  // After the colleges, which programmes link to.
  const courses = await db.transaction((own) => loadCourses(own));
  if (courses === 0) return filled;
  const message = [filled?.message, `Loaded ${courses} courses`].filter(Boolean).join(". ");
  return { wasEmpty: filled?.wasEmpty ?? false, message };
}

async function fillOpportunities(db: Database, now: Date): Promise<FillOutcome | null> {
  // The usual case at startup.
  if (await isLoaded(db, digestStarter())) return null;
  const starter = readStarter();
  return db.transaction(async (own) => {
    const wasEmpty = await isEmptyCatalogue(own);
    const loaded = await loadStarter(own, starter, now);
    if (!loaded) return null;
    await rollOverDeadlines(own, todayInUtc(now));
    if (!wasEmpty) {
      return {
        wasEmpty,
        message: `Brought in a newer starter catalogue: ${loaded.added} added, ${loaded.changed} changed`,
      };
    }
    const articles = await seedRest(own, now);
    const { scholarships, colleges, internships } = starter.records;
    return {
      wasEmpty,
      message: `Filled the empty catalogue: ${scholarships.length} scholarships, ${colleges.length} colleges and trade schools, ${internships.length} internships, ${articles} articles`,
    };
  });
}
