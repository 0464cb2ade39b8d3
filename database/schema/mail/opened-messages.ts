import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { createdAt, id } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { outboxChannels } from "../lists.ts";
import { accountsKeeper, admin, isOwn, mayAdd, mayChange, mayRead, member } from "../roles.ts";

/**
 * Which admin opened whose message, and when. Entries can't be changed or deleted; deleting an account removes its
 * address.
 */
export const openedMessages = pgTable(
  "opened_messages",
  {
    id: id(),
    adminId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The message, which may have been deleted. */
    messageId: uuid().notNull(),
    channel: text({ enum: outboxChannels }).notNull(),
    subject: text().notNull(),
    /** Null once the account it belonged to is deleted. */
    recipient: text(),
    openedAt: createdAt(),
  },
  (table) => [
    isOneOf("opened_messages_channel", table.channel, outboxChannels),
    index("opened_messages_newest").on(table.openedAt.desc()),
    index("opened_messages_admin").on(table.adminId),
    index("opened_messages_recipient").on(table.recipient),
    mayRead([member], isOwn(table.adminId)),
    mayRead([admin]),
    mayAdd([admin], isOwn(table.adminId)),
    mayRead([accountsKeeper]),
    mayChange([accountsKeeper]),
  ],
);
