import type { Kind } from "#app/opportunities/kinds.ts";
import { kinds } from "#database/schema/lists.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { type Count, countAllFound, countFound } from "./count-found.server.ts";
import type { JobFilters } from "./job-filters.ts";
import { prepareSearch, type Wanted, wantedBy } from "./search.server.ts";
import type { SearchFilters } from "./search-filters.ts";
import { wantedJobs } from "./search-opportunities.server.ts";
import { answersOf } from "./work-out-later.server.ts";

/** How many a search finds. A large number is first known to be at least so much, and a moment later exactly. */
export function countOpportunities(viewer: Viewer, filters: SearchFilters, today: string): Promise<Count> {
  return countWanted(viewer, wantedBy(filters), today);
}

export function countJobs(
  viewer: Viewer,
  jobs: Pick<JobFilters, "q" | "type">,
  today: string,
): Promise<Count> {
  return countWanted(viewer, wantedJobs(jobs), today);
}

/** How many of each kind mention the words, whatever filters are set: the numbers on the tabs. */
export async function countTabs(
  viewer: Viewer,
  filters: SearchFilters,
  today: string,
): Promise<Record<Kind, Count>> {
  const [scholarships, colleges, internships] = await Promise.all(
    kinds.map((kind) => countOpportunities(viewer, { ...filters, kind, chosen: {} }, today)),
  );
  return { scholarships, colleges, internships } as Record<Kind, Count>;
}

async function countWanted(viewer: Viewer, wanted: Wanted, today: string): Promise<Count> {
  const answers = answersOf(viewer.database);
  const question = `count ${JSON.stringify([wanted.collection.name, wanted.words, wanted.chosen, today])}`;
  const known = answers.find<{ exact: number }>(question);
  if (known) return known;
  const count = await asViewer(viewer, async (db) => countFound(db, await prepareSearch(db, wanted, today)));
  if ("atLeast" in count) {
    answers.workOut(question, async (db) => ({
      exact: await countAllFound(db, await prepareSearch(db, wanted, today)),
    }));
  }
  return count;
}
