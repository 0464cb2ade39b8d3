import type { Database } from "#database/database.ts";
import { correctWords } from "./correct-words.server.ts";
import { findPage } from "./find-page.server.ts";
import { prepareSearch, wantedBy } from "./search.server.ts";
import type { SearchFilters } from "./search-filters.ts";

/** The search with each unknown word replaced by the likeliest known one, if that finds anything in this tab. */
export async function suggestSpelling(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<string | null> {
  const text = await correctWords(db, filters.text, today);
  return text !== null && (await findsSomething(db, { ...filters, text, isExact: false }, today))
    ? text
    : null;
}

async function findsSomething(db: Database, filters: SearchFilters, today: string): Promise<boolean> {
  const search = await prepareSearch(db, wantedBy(filters), today);
  const { ids } = await findPage(db, search, "newest", null, 1);
  return ids.length > 0;
}
