import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { isOwn, mayAdd, mayRead, mayRemove, signedIn, worker } from "./roles.ts";
import { users } from "./users.ts";

/** What was done on a phone without a network and has arrived: by the number that the phone gave it, so that it is done once. */
export const phoneActs = pgTable(
  "phone_acts",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    doneAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("phone_acts_done").on(table.doneAt),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    // Forgets them when no phone can ask any more.
    mayRead([worker]),
    mayRemove([worker]),
  ],
);
