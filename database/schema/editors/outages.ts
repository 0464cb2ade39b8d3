import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { outageServices } from "../lists.ts";
import { admin, mayManage, mayRead, worker } from "../roles.ts";

/** Services that were down: the last outage of each, ended or not. */
export const outages = pgTable(
  "outages",
  {
    service: text({ enum: outageServices }).primaryKey(),
    reason: text().notNull(),
    since: moment().notNull(),
    /** When it was last noticed. */
    seenAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    isOneOf("outages_service", table.service, outageServices),
    mayRead([admin]),
    ...mayManage([worker]),
  ],
);
