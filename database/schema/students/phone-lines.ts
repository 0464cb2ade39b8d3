import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { createdAt, id, moment } from "../columns.ts";
import { accountsKeeper, mayManage } from "../roles.ts";

/**
 * Phone numbers that may receive an account's data. A number counts once it was confirmed with the code sent to it.
 */
export const linkedPhones = pgTable(
  "linked_phones",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** An HMAC of the number: the number itself is stored nowhere. */
    numberHash: text().notNull(),
    /** Its last digits, so that the owner recognises it. */
    numberEnd: text().notNull(),
    codeHash: text(),
    codeExpiresAt: moment(),
    linkedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("linked_phones_user").on(table.userId),
    uniqueIndex("linked_phones_number").on(table.numberHash).where(sql`${table.linkedAt} is not null`),
    check(
      "linked_phones_wait_or_count",
      sql`(${table.linkedAt} is null) = (${table.codeHash} is not null and ${table.codeExpiresAt} is not null)`,
    ),
    ...mayManage([accountsKeeper]),
  ],
);

/** A caller's position in the USSD menus, and which text messages were answered. Deleted when it expires. */
export const ussdSessions = pgTable(
  "ussd_sessions",
  {
    /** An HMAC of the call and the number. */
    key: text().primaryKey(),
    position: jsonb().$type<unknown>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("ussd_sessions_expires").on(table.expiresAt), ...mayManage([accountsKeeper])],
);
