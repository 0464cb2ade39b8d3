import { count, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { programmes } from "#database/schema/index.ts";

/** How many courses of the course finder are at a college, and the list of them. Null if there are none. */
export async function findCoursesOf(db: Database, collegeId: string) {
  const [found] = await db
    .select({ country: programmes.country, institution: programmes.institution, count: count() })
    .from(programmes)
    .where(eq(programmes.collegeId, collegeId))
    .groupBy(programmes.country, programmes.institution);
  if (!found?.institution) return null;
  const search = new URLSearchParams({ country: found.country, q: found.institution });
  return { count: found.count, to: `/courses?${search}` };
}
