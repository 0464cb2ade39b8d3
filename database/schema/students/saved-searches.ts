import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { longestSearch } from "../bounds.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { opportunityKinds } from "../lists.ts";
import { isOwn, mayAdd, mayChange, mayManage, mayRead, mayRemove, signedIn, worker } from "../roles.ts";

/** Searches with email alerts. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The query string of the list's address, normalized. */
    search: text().notNull(),
    /** The search in words. */
    name: text().notNull(),
    createdAt: createdAt(),
    /** Records older than this have been processed. */
    seenUntil: moment().notNull().defaultNow(),
    /** Paused since this moment. */
    pausedAt: moment(),
  },
  (table) => [
    unique("saved_searches_once").on(table.userId, table.search),
    index("saved_searches_search").on(table.search),
    check(
      "saved_searches_lengths",
      sql`char_length(${table.search}) between 1 and ${sql.raw(String(longestSearch))}
        and char_length(${table.name}) between 1 and ${sql.raw(String(longestSearch))}`,
    ),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayChange(signedIn, isOwn(table.userId)),
    mayRemove(signedIn, isOwn(table.userId)),
    // The worker processes new records, and stores how far it got.
    mayRead([worker]),
    mayChange([worker]),
  ],
);

/** Results of a saved search that its owner hasn't been told yet: the next alert lists and deletes them. */
export const searchFinds = pgTable(
  "search_finds",
  {
    searchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: opportunityKinds }).notNull(),
    opportunityId: uuid().notNull(),
    foundAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.opportunityId] }),
    index("search_finds_user").on(table.userId),
    isOneOf("search_finds_kind", table.kind, opportunityKinds),
    mayRead(signedIn, isOwn(table.userId)),
    ...mayManage([worker]),
  ],
);
