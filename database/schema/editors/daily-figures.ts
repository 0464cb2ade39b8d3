import { sql } from "drizzle-orm";
import { check, date, integer, pgTable } from "drizzle-orm/pg-core";
import { admin, mayManage, mayRead, worker } from "../roles.ts";

/**
 * One row of figures a day (UTC), for the plots of the admin overview. Null is unknown, not zero: days before Fursa counted.
 * `note_missed_search` counts searches as they happen; the nightly job writes the rest.
 */
export const dailyFigures = pgTable(
  "daily_figures",
  {
    day: date().primaryKey(),
    /** What was listed as open, and every college: the number on the enterprise page. */
    live: integer(),
    /** Per cent of open records that were confirmed in the 30 days before. */
    confirmedShare: integer(),
    members: integer(),
    /** Saved on this day. */
    saves: integer(),
    /** Searches on this day that had no result. */
    missedSearches: integer(),
    /** Delivered alerts, reminders, newsletters and summaries. */
    mails: integer(),
  },
  (table) => [
    check("daily_figures_share", sql`${table.confirmedShare} between 0 and 100`),
    mayRead([admin]),
    ...mayManage([worker]),
  ],
);
