import { eq } from "drizzle-orm";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";

/** Returns null if it is no longer listed. */
export async function findTitle(db: Database, { kind, id }: Item): Promise<string | null> {
  const [found] = await titles[kind](db, id);
  return found?.title ?? null;
}

const titles = {
  scholarship: (db: Database, id: string) =>
    db.select({ title: scholarships.title }).from(scholarships).where(eq(scholarships.id, id)),
  college: (db: Database, id: string) =>
    db.select({ title: colleges.name }).from(colleges).where(eq(colleges.id, id)),
  internship: (db: Database, id: string) =>
    db.select({ title: internships.title }).from(internships).where(eq(internships.id, id)),
};
