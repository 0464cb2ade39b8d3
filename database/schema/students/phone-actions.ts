import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { createdAt } from "../columns.ts";
import { isOwn, mayAdd, mayRead, mayRemove, signedIn, worker } from "../roles.ts";

/**
 * Actions taken on a phone without a network and received since, by the number that the phone gave them, so that each
 * is executed once.
 */
export const phoneActions = pgTable(
  "phone_actions",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    doneAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("phone_actions_done").on(table.doneAt),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    // Deletes them when no phone can send them again.
    mayRead([worker]),
    mayRemove([worker]),
  ],
);
