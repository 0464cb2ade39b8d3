import { and, desc, eq, sql } from "drizzle-orm";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { isOwnItem } from "#app/students/saved/save/item-columns.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, hiddenMatches, internships, scholarships } from "#database/schema/index.ts";

export async function findHiddenIds(
  db: Database,
  userId: string,
): Promise<Record<OpportunityKind, string[]>> {
  const found = await db
    .select({ kind: hiddenMatches.kind, id: hiddenMatches.opportunityId })
    .from(hiddenMatches)
    .where(eq(hiddenMatches.userId, userId));
  const ids: Record<OpportunityKind, string[]> = { scholarship: [], college: [], internship: [] };
  for (const { kind, id } of found) ids[kind].push(id);
  return ids;
}

interface HiddenMatch extends Item {
  title: string;
  byline: string;
}

/** Latest first. */
export function listHidden(
  db: Database,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<HiddenMatch[]> {
  return db
    .select({
      kind: hiddenMatches.kind,
      id: hiddenMatches.opportunityId,
      title: sql<string>`coalesce(${scholarships.title}, ${colleges.name}, ${internships.title}, '')`,
      byline: sql<string>`coalesce(${scholarships.country}, ${colleges.location}, ${internships.company}, '')`,
    })
    .from(hiddenMatches)
    .leftJoin(scholarships, eq(scholarships.id, hiddenMatches.scholarshipId))
    .leftJoin(colleges, eq(colleges.id, hiddenMatches.collegeId))
    .leftJoin(internships, eq(internships.id, hiddenMatches.internshipId))
    .where(
      and(
        eq(hiddenMatches.userId, userId),
        sql`num_nonnulls(${scholarships.id}, ${colleges.id}, ${internships.id}) > 0`,
      ),
    )
    .orderBy(desc(hiddenMatches.createdAt), desc(hiddenMatches.id))
    .offset(offset)
    .limit(limit);
}

export const countHidden = (db: Database, userId: string): Promise<number> =>
  db.$count(hiddenMatches, eq(hiddenMatches.userId, userId));

export const isHidden = async (db: Database, userId: string, item: Item): Promise<boolean> =>
  (await db.$count(hiddenMatches, isOwnItem(hiddenMatches, userId, item))) > 0;
