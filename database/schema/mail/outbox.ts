import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { mailingKinds, mailPurposes, outboxChannels } from "../lists.ts";
import { accountsKeeper, admin, mayAdd, mayManage, mayRead, worker } from "../roles.ts";
import { mailings } from "./mailings.ts";

const toMany = mailingKinds.map((kind) => `'${kind}'`).join(", ");

/**
 * Emails and text messages to be sent. A row is deleted when the gateway has accepted it. Without a gateway it stays,
 * for an admin to read and pass on.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    channel: text({ enum: outboxChannels }).notNull(),
    purpose: text({ enum: mailPurposes }).notNull().default("account"),
    recipient: text().notNull(),
    /**
     * The user whose account it is about, if that isn't the recipient: a guardian's email is deleted with the student's
     * account.
     */
    aboutUser: uuid().references(() => users.id, { onDelete: "cascade" }),
    subject: text().notNull().default(""),
    text: text().notNull(),
    html: text(),
    /** Only those that pass `server/outbound/email/header-injection.ts`. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    mailingId: uuid().references(() => mailings.id, { onDelete: "cascade" }),
    /** A password link must not wait behind a newsletter. */
    isToMany: boolean()
      .notNull()
      .generatedAlwaysAs(sql.raw(`purpose in (${toMany})`)),
    createdAt: createdAt(),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    /** Claimed by a sender; after this moment the claim has expired. */
    claimedUntil: moment(),
    /** Given up, with the reason. */
    failedAt: moment(),
    failure: text(),
  },
  (table) => [
    isOneOf("outbox_channel", table.channel, outboxChannels),
    isOneOf("outbox_purpose", table.purpose, mailPurposes),
    index("outbox_newest").on(table.createdAt.desc()),
    index("outbox_recipient").on(table.recipient),
    index("outbox_mailing").on(table.mailingId),
    index("outbox_about_user").on(table.aboutUser),
    index("outbox_due")
      .on(table.isToMany, table.nextTryAt)
      .where(sql`${table.channel} = 'mail' and ${table.failedAt} is null`),
    mayRead([admin]),
    // The answer to a report is stored together with what an editor did about it.
    mayAdd([admin], sql`${table.purpose} = 'report'`),
    ...mayManage([accountsKeeper]),
    ...mayManage([worker]),
  ],
);
