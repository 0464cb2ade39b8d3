import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { formatItem } from "#app/catalogue/kinds/item.ts";
import { findTitle } from "#app/students/saved/save/find-title.server.ts";
import type { Database } from "#database/database.ts";
import { findNewMatches, mostNew, newAfter } from "./find-new-matches.server.ts";

const mostNamed = 5;

export interface NewMatchList {
  count: number;
  /** The count has reached its limit. */
  isMany: boolean;
  best: ({ to: string; title: string } & ShownVerdict)[];
}

/** Matches added since the previous visit. Returns null if there are none, or on the first visit. */
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
    if (title) best.push({ to: `/${formatItem(match)}`, title, verdict: match.verdict, text: match.text });
  }
  return { count: found.length, isMany: found.length >= mostNew, best };
}
