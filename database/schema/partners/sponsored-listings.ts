import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { sponsoredTypes } from "../lists.ts";
import { admin, mayChange, mayManage, mayRead, member, visitor, worker } from "../roles.ts";

/** Views and clicks are counted by the database functions `increment_sponsored_views` and `increment_sponsored_clicks`. */
export const sponsoredListings = pgTable(
  "sponsored_listings",
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    type: text({ enum: sponsoredTypes }).notNull().default("scholarship"),
    imageUrl: text(),
    targetUrl: text().notNull(),
    priority: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Shown from the start of this day; at once without one. */
    startDate: date(),
    endDate: date(),
    /** The paying sponsor. Without one it is our own choice: "Featured". */
    sponsor: text(),
    viewsCount: integer().notNull().default(0),
    clicksCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf("sponsored_listings_type", table.type, sponsoredTypes),
    check("sponsored_listings_target_url", sql`${table.targetUrl} ~* '^https?://'`),
    check("sponsored_listings_image_url", sql`${table.imageUrl} ~* '^https?://'`),
    index("sponsored_listings_order").on(table.isActive, table.priority.desc(), table.createdAt.desc()),
    mayRead(
      [visitor, member, worker],
      sql`${table.isActive} and (${table.startDate} is null or ${table.startDate} <= (now() at time zone 'utc')::date) and (${table.endDate} is null or ${table.endDate} >= (now() at time zone 'utc')::date)`,
    ),
    // The sponsor's own page shows a listing before, while and after it runs, and can stop it.
    mayRead([worker]),
    mayChange([worker]),
    ...mayManage([admin]),
  ],
);
