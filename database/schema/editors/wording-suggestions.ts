import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { languages, wordingStates } from "../lists.ts";
import { admin, mayAdd, mayManage, member, visitor } from "../roles.ts";

/** What readers suggest in place of a translated sentence. Who suggested it isn't stored. */
export const wordingSuggestions = pgTable(
  "wording_suggestions",
  {
    id: id(),
    language: text({ enum: languages }).notNull(),
    /** The module, and the path of the sentence in it: "app/discover/home/words.ts promo.title". */
    sentence: text().notNull(),
    /** The translation that the reader saw. */
    shown: text().notNull(),
    suggested: text().notNull(),
    state: text({ enum: wordingStates }).notNull().default("open"),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  (table) => [
    isOneOf("wording_suggestions_language", table.language, languages),
    isOneOf("wording_suggestions_state", table.state, wordingStates),
    check(
      "wording_suggestions_length",
      sql`length(${table.sentence}) <= 200 and length(${table.shown}) <= 2000 and length(${table.suggested}) <= 2000`,
    ),
    index("wording_suggestions_queue").on(table.state, table.createdAt),
    mayAdd([visitor, member], sql`${table.state} = 'open'`),
    ...mayManage([admin]),
  ],
);
