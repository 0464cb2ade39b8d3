import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isOneOf } from "./list-checks.ts";
import { kinds } from "./lists.ts";
import { admin, mayAdd, mayChange, mayRead, worker } from "./roles.ts";

/** How well the catalogue was known on a day: how many published records there were, and how many of them say what. */
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
