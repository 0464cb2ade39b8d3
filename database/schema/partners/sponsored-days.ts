import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { admin, mayRead, worker } from "../roles.ts";
import { sponsoredListings } from "./sponsored-listings.ts";

/** How often a listing was viewed and clicked on each day (UTC). Only the counting functions write it. */
export const sponsoredDays = pgTable(
  "sponsored_days",
  {
    listingId: uuid()
      .notNull()
      .references(() => sponsoredListings.id, { onDelete: "cascade" }),
    day: date().notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    check("sponsored_days_counts", sql`${table.views} >= 0 and ${table.clicks} >= 0`),
    index("sponsored_days_day").on(table.day),
    mayRead([admin]),
    mayRead([worker]),
  ],
);
