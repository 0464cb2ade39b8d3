import { desc, eq } from "drizzle-orm";
import { imageCopyOf } from "#app/shared/images/find-image.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, schoolSpotlights, studentSpotlights } from "#database/schema/index.ts";

/** The featured student, or null. */
export async function findStudentSpotlight(db: Database) {
  const { name, country, story, program, university, isFeatured, createdAt } = studentSpotlights;
  const [featured] = await db
    .select({
      name,
      country,
      story,
      program,
      university,
      portrait: imageCopyOf(studentSpotlights.imageUrl, "small"),
    })
    .from(studentSpotlights)
    .where(eq(isFeatured, true))
    .orderBy(desc(createdAt))
    .limit(1);
  return featured ?? null;
}

/** The featured school with its name and country, or null. */
export async function findSchoolSpotlight(db: Database) {
  const { spotlightText, isFeatured, createdAt, schoolId } = schoolSpotlights;
  const { id, name, country } = colleges;
  const [featured] = await db
    .select({ id, name, country, text: spotlightText, logo: imageCopyOf(colleges.logoUrl, "small") })
    .from(schoolSpotlights)
    .innerJoin(colleges, eq(schoolId, id))
    .where(eq(isFeatured, true))
    .orderBy(desc(createdAt))
    .limit(1);
  return featured ?? null;
}
