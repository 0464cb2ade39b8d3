import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { admin, mayManage, mayRead, mayRemove, member, visitor, worker } from "../roles.ts";

/** Searches without results. Who made them isn't stored. `note_missed_search` counts them, and limits the list. */
export const missedSearches = pgTable(
  "missed_searches",
  {
    typed: text().primaryKey(),
    times: integer().notNull().default(1),
    lastOn: date().notNull().default(sql`current_date`),
  },
  () => [mayRead([admin]), mayRemove([admin])],
);

/** Words that editors taught the search, and their meanings. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  { says: text().primaryKey(), means: text().notNull() },
  (table) => [
    check(
      "search_synonyms_lengths",
      sql`length(${table.says}) between 1 and 100 and length(${table.means}) between 1 and 100`,
    ),
    mayRead([visitor, member, worker]),
    ...mayManage([admin]),
  ],
);
