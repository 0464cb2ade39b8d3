import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { hiddenMatches, profiles } from "#database/schema/index.ts";
import { matchNews, readNews } from "./match-new-opportunities.server.ts";
import type { BestMatch } from "./shortlist.server.ts";

/** Of new ones more than this are too many to count. */
const mostMatches = 20;

/** What fits somebody of all that came since a moment, best first: not what she has hidden, nor what is closed to her. */
export async function findNewMatches(
  db: Database,
  userId: string,
  since: Date,
  now: Date,
  today: string,
): Promise<BestMatch[]> {
  const news = await readNews(db, { sinces: [since], until: now, today }, mostMatches);
  const { profiles: found } = await matchNews(db, news.since(since), {
    who: eq(profiles.userId, userId),
    size: 1,
    most: mostMatches,
  });
  const [own] = found;
  if (!own) return [];
  const hidden = await db
    .select({ id: hiddenMatches.opportunityId })
    .from(hiddenMatches)
    .where(eq(hiddenMatches.userId, userId));
  return own.matches.filter((match) => !hidden.some(({ id }) => id === match.id));
}
