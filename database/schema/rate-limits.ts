import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { accountsKeeper, mayManage } from "./roles.ts";

/** How often something was tried recently, and until when that counts. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: moment(),
  },
  (table) => [index("rate_limits_expire").on(table.expire), ...mayManage([accountsKeeper])],
);
