import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { isOneOf } from "./list-checks.ts";
import { kinds } from "./lists.ts";
import { admin, mayChange, mayManage, mayRead, worker } from "./roles.ts";

/** What the last looks at a record's official address found. */
export const linkChecks = pgTable(
  "link_checks",
  {
    kind: text({ enum: kinds }).notNull(),
    recordId: uuid().notNull(),
    address: text().notNull(),
    /** In a row. An answer that tells nothing either way leaves the count. */
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
    // An editor who says that a page is fine lets the count begin anew.
    mayChange([admin]),
    ...mayManage([worker]),
  ],
);
