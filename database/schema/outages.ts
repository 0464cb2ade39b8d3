import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { isOneOf } from "./list-checks.ts";
import { outageServices } from "./lists.ts";
import { admin, mayManage, mayRead, worker } from "./roles.ts";

/** What we depend on and could not use: the last time of each, over or not. */
export const outages = pgTable(
  "outages",
  {
    service: text({ enum: outageServices }).primaryKey(),
    reason: text().notNull(),
    since: moment().notNull(),
    /** When it was noticed last. */
    seenAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    isOneOf("outages_service", table.service, outageServices),
    mayRead([admin]),
    ...mayManage([worker]),
  ],
);
