import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { accountsKeeper, mayManage, mayRead, mayRemove, signedIn, worker } from "../roles.ts";

/** The viewer's own address; the users table shows no others. */
const isOwnAddress = sql`address in (select email from users where id = current_user_id())`;

/**
 * Addresses that mail servers have rejected for good. The row is deleted when an email gets through, or when its
 * owner asks to try again.
 */
export const mailAddresses = pgTable(
  "mail_addresses",
  {
    address: text().primaryKey(),
    hardFailures: integer().notNull().default(0),
    lastFailure: text().notNull().default(""),
    lastFailedAt: moment().notNull().defaultNow(),
    /** From then on it gets no bulk emails. */
    pausedAt: moment(),
  },
  () => [
    mayRead(signedIn, isOwnAddress),
    mayRemove(signedIn, isOwnAddress),
    mayRead([accountsKeeper]),
    mayRemove([accountsKeeper]),
    ...mayManage([worker]),
  ],
);
