import { and, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { internships, scholarships } from "#database/schema/index.ts";

/**
 * Moves past deadlines of yearly opportunities into `lastDeadline`, so that they are listed as closed, with the month in which they usually
 * open. The change is recorded in the history. Running it twice changes nothing.
 */
export async function rollOverDeadlines(db: Database, today: string): Promise<void> {
  await db
    .update(scholarships)
    .set({ lastDeadline: sql`${scholarships.deadline}`, deadline: null })
    .where(and(lt(scholarships.deadline, today), comesRound(scholarships)));
  await db
    .update(internships)
    .set({ lastDeadline: sql`${internships.applicationDeadline}`, applicationDeadline: null })
    .where(and(lt(internships.applicationDeadline, today), comesRound(internships)));
}

const comesRound = ({ usualOpens, usualCloses, isRolling }: typeof scholarships | typeof internships): SQL =>
  or(isNotNull(usualOpens), isNotNull(usualCloses), sql`${isRolling}`) as SQL;
