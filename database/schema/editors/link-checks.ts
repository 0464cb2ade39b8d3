import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { kinds } from "../lists.ts";
import { admin, mayChange, mayManage, mayRead, worker } from "../roles.ts";

/** The last check of a record's official URL. */
export const linkChecks = pgTable(
  "link_checks",
  {
    kind: text({ enum: kinds }).notNull(),
    recordId: uuid().notNull(),
    address: text().notNull(),
    /** Consecutive failures. An inconclusive check doesn't change the count. */
    failures: integer().notNull().default(0),
    status: integer(),
    error: text(),
    checkedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    isOneOf("link_checks_kind", table.kind, kinds),
    check("link_checks_failures", sql`${table.failures} >= 0`),
    index("link_checks_failing").on(table.failures).where(sql`${table.failures} > 0`),
    mayRead([admin]),
    // An editor who confirms a page resets the count.
    mayChange([admin]),
    ...mayManage([worker]),
  ],
);
