import { sql } from "drizzle-orm";
import { check, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { admin, mayManage, mayRead, member, visitor, worker } from "../roles.ts";

/**
 * The price of one US dollar. Amounts are shown in their own currency first, so an outdated rate does little harm.
 */
export const currencyRates = pgTable(
  "currency_rates",
  {
    currency: text().primaryKey(),
    perDollar: numeric({ mode: "number" }).notNull(),
    /** When it was valid, as precise as its source: "2026-01-22", "2025-07". */
    dated: text().notNull(),
    source: text().notNull().default(""),
  },
  (table) => [
    check("currency_rates_currency", sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check("currency_rates_dated", sql`${table.dated} ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'`),
    check("currency_rates_positive", sql`${table.perDollar} > 0`),
    mayRead([visitor, member, worker]),
    ...mayManage([admin]),
  ],
);
