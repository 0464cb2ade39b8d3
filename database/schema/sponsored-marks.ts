import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { mayChange, mayRead, mayRemove, worker } from "./roles.ts";

/**
 * What has been counted in the last half hour, so that it is not counted again. A mark is a hash, with our key, of a client, a
 * listing and what it did: it says nothing about anyone, and is forgotten. Written by `count_sponsored_once` alone.
 */
export const sponsoredMarks = pgTable(
  "sponsored_marks",
  {
    mark: text().primaryKey(),
    countedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("sponsored_marks_counted_at").on(table.countedAt),
    mayRead([worker]),
    // Locking a row before it is deleted takes the right to change it.
    mayChange([worker]),
    mayRemove([worker]),
  ],
);
