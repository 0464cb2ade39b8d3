import { formatItem } from "#app/catalogue/kinds/item.ts";
import { findTitle } from "#app/students/saved/save/find-title.server.ts";
import type { Database } from "#database/database.ts";
import { findNewMatches, mostNew, newAfter } from "./find-new-matches.server.ts";

/** The best of them are named. */
const mostNamed = 5;

export interface NewMatchList {
  count: number;
  /** There may be more than were counted. */
  isMany: boolean;
  best: { to: string; title: string; percent: number }[];
}

/** What came since a member looked at her matches the time before. Nothing where nothing did, or where she looks for the first time. */
export async function listNewMatches(
  db: Database,
  userId: string,
  seenBefore: Date | null,
  now: Date,
  today: string,
): Promise<NewMatchList | null> {
  if (!seenBefore) return null;
  const found = await findNewMatches(db, userId, newAfter(seenBefore, now), now, today);
  if (found.length === 0) return null;
  const best: NewMatchList["best"] = [];
  for (const match of found.slice(0, mostNamed)) {
    const title = await findTitle(db, match);
    if (title) best.push({ to: `/${formatItem(match)}`, title, percent: match.percent });
  }
  return { count: found.length, isMany: found.length >= mostNew, best };
}
