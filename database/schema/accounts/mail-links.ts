import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { mailLinkKinds } from "../lists.ts";
import { accountsKeeper, mayManage } from "../roles.ts";
import { users } from "./users.ts";

/**
 * A link emailed to a person about their account, until it is used, replaced or expired. Only a hash of its token is
 * stored.
 */
export const mailLinks = pgTable(
  "mail_links",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: mailLinkKinds }).notNull(),
    tokenHash: text().notNull().unique(),
    sentTo: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    isOneOf("mail_links_kind", table.kind, mailLinkKinds),
    check("mail_links_end_after_they_begin", sql`${table.expiresAt} > ${table.createdAt}`),
    index("mail_links_user").on(table.userId),
    index("mail_links_sent_to").on(table.sentTo),
    index("mail_links_expire").on(table.expiresAt),
    ...mayManage([accountsKeeper]),
  ],
);
