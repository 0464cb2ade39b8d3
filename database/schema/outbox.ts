import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { isOneOf } from "./list-checks.ts";
import { outboxChannels } from "./lists.ts";
import { accountsKeeper, admin, mayManage, mayRead, worker } from "./roles.ts";

/** Mails and text messages where no gateway is configured, for an admin to read and pass on. */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    channel: text({ enum: outboxChannels }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(""),
    text: text().notNull(),
    html: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [
    isOneOf("outbox_channel", table.channel, outboxChannels),
    index("outbox_newest").on(table.createdAt.desc()),
    index("outbox_recipient").on(table.recipient),
    mayRead([admin]),
    ...mayManage([accountsKeeper]),
    ...mayManage([worker]),
  ],
);
