import { eq } from "drizzle-orm";
import type { BestMatch } from "#app/catalogue/matching/match-listings.ts";
import type { Database } from "#database/database.ts";
import { hiddenMatches, profiles } from "#database/schema/index.ts";
import { listNewListings, matchNewListings } from "./match-new-opportunities.server.ts";

/** Counting stops here. */
export const mostNew = 20;
/** Older listings are not new, however long ago the last visit was. */
const freshDays = 14;

export const newAfter = (seen: Date, now: Date): Date =>
  new Date(Math.max(seen.getTime(), now.getTime() - freshDays * 86_400_000));

/** Matches added since a moment, best first, without hidden and closed ones. */
export async function findNewMatches(
  db: Database,
  userId: string,
  since: Date,
  now: Date,
  today: string,
): Promise<BestMatch[]> {
  const { profiles: found } = await matchNewListings(
    db,
    await listNewListings(db, { since, until: now, today }),
    {
      who: eq(profiles.userId, userId),
      size: 1,
      most: mostNew,
    },
  );
  const [own] = found;
  if (!own) return [];
  const hidden = await db
    .select({ id: hiddenMatches.opportunityId })
    .from(hiddenMatches)
    .where(eq(hiddenMatches.userId, userId));
  return own.matches.filter((match) => !hidden.some(({ id }) => id === match.id));
}
