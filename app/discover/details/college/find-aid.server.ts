import { inArray, or, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";

interface Aid {
  title: string;
  /** Our page, if we list it. */
  to: string | null;
}

/** A college's financial aid, with links to scholarships of the same name or alias. */
export async function findAid(db: Database, names: string[] | null): Promise<Aid[]> {
  if (!names?.length) return [];
  const found = await db
    .select({ id: scholarships.id, title: scholarships.title, aliases: scholarships.aliases })
    .from(scholarships)
    .where(
      or(
        inArray(scholarships.title, names),
        sql`${scholarships.aliases} && ${sql.param(names, scholarships.aliases)}`,
      ),
    );
  return names.map((title) => {
    const ours = found.find((one) => one.title === title || one.aliases.includes(title));
    return { title, to: ours ? `/scholarship/${ours.id}` : null };
  });
}
