import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isOneOf } from "../list-checks.ts";
import { kinds } from "../lists.ts";
import { admin, mayAdd, mayChange, mayRead, worker } from "../roles.ts";

/** The quality of the catalogue on a day: the number of published records, and how many of them have each fact. */
export const catalogueDays = pgTable(
  "catalogue_days",
  {
    day: date().notNull(),
    kind: text({ enum: kinds }).notNull(),
    records: integer().notNull(),
    /** By the names of the measures. */
    counts: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind] }),
    isOneOf("catalogue_days_kind", table.kind, kinds),
    check("catalogue_days_records", sql`${table.records} >= 0`),
    mayRead([admin, worker]),
    mayAdd([worker]),
    mayChange([worker]),
  ],
);
