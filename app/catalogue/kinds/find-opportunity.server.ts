import { eq, getTableColumns } from "drizzle-orm";
import { imageCopyOf } from "#app/shared/images/find-image.server.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";

/** Finds a record for its page, even if it has closed. Returns null if the text isn't an id. */
export async function findScholarship(db: Database, id: string) {
  if (!parseId(id)) return null;
  const { plainTitle, searchText, listedUntil, ...shown } = getTableColumns(scholarships);
  const [found] = await db.select(shown).from(scholarships).where(eq(scholarships.id, id));
  return found ?? null;
}

export async function findCollege(db: Database, id: string) {
  if (!parseId(id)) return null;
  const { plainTitle, searchText, listedUntil, ...shown } = getTableColumns(colleges);
  const pictures = {
    photo: imageCopyOf(colleges.imageUrl, "large"),
    logo: imageCopyOf(colleges.logoUrl, "small"),
  };
  const [found] = await db
    .select({ ...shown, ...pictures })
    .from(colleges)
    .where(eq(colleges.id, id));
  return found ?? null;
}

export async function findInternship(db: Database, id: string) {
  if (!parseId(id)) return null;
  const { plainTitle, searchText, listedUntil, ...shown } = getTableColumns(internships);
  const [found] = await db.select(shown).from(internships).where(eq(internships.id, id));
  return found ?? null;
}
