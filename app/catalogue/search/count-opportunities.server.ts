import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";
import { settleAll } from "#database/settle-all.ts";
import { type Count, countAllFound, countFound } from "./count-found.server.ts";
import type { JobFilters } from "./job-filters.ts";
import { prepareSearch, type Wanted, wantedBy } from "./search.server.ts";
import type { SearchFilters } from "./search-filters.ts";
import { wantedJobs } from "./search-opportunities.server.ts";
import type { Known } from "./work-out-later.server.ts";

/** How many a search finds. A large number is first known to be at least so much, and a moment later exactly. */
export function countOpportunities(
  db: Database,
  known: Known,
  filters: SearchFilters,
  today: string,
): Promise<Count> {
  return countWanted(db, known, wantedBy(filters), today);
}

export function countJobs(
  db: Database,
  known: Known,
  jobs: Omit<JobFilters, "cursor">,
  today: string,
): Promise<Count> {
  return countWanted(db, known, wantedJobs(jobs), today);
}

/** How many of each kind mention the words, whatever filters are set: the numbers on the tabs. */
export async function countTabs(
  db: Database,
  known: Known,
  filters: SearchFilters,
  today: string,
): Promise<Record<Kind, Count>> {
  const [scholarships, colleges, internships] = await settleAll(
    kinds.map((kind) => countOpportunities(db, known, { ...filters, kind, chosen: {} }, today)),
  );
  return { scholarships, colleges, internships } as Record<Kind, Count>;
}

async function countWanted(db: Database, known: Known, wanted: Wanted, today: string): Promise<Count> {
  const question = `count ${keyOf(wanted, today)}`;
  const before = wanted.applicant ? undefined : known.find<{ exact: number }>(question);
  if (before) return before;
  const { count } = await glanceAt(db, known, wanted, today);
  // What one person may apply for is nobody else's, and is not kept.
  if ("atLeast" in count && !wanted.applicant) {
    known.workOut(question, async (own) => ({
      exact: await countAllFound(own, await prepareSearch(own, wanted, today)),
    }));
  }
  return count;
}

/** What a moment is enough to know of a search. */
export function glanceAt(db: Database, known: Known, wanted: Wanted, today: string) {
  return known.once(keyOf(wanted, today), async () => {
    const search = await prepareSearch(db, wanted, today);
    return { search, count: await countFound(db, search) };
  });
}

export const keyOf = ({ collection, text, isExact, chosen, applicant }: Wanted, today: string) =>
  JSON.stringify([collection.name, text, isExact, chosen, Boolean(applicant), today]);
