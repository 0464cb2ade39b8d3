import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { mayChange, mayRead, mayRemove, worker } from "../roles.ts";

/**
 * What has been counted in the last half hour, so that it isn't counted again. A view key is a keyed hash of a client, a
 * listing and an action: it identifies nobody, and is deleted afterwards. Only `count_sponsored_once` writes it.
 */
export const sponsoredViewKeys = pgTable(
  "sponsored_view_keys",
  {
    key: text().primaryKey(),
    countedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("sponsored_view_keys_counted_at").on(table.countedAt),
    mayRead([worker]),
    // Locking a row before it is deleted requires the right to update it.
    mayChange([worker]),
    mayRemove([worker]),
  ],
);
