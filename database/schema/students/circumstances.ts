import { boolean, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { id, moment } from "../columns.ts";
import { isOwn, mayAdd, mayChange, mayRead, mayRemove, signedIn, worker } from "../roles.ts";
import { children } from "./children.ts";

/**
 * Sensitive circumstances that some awards are for. Separate from the profile, so that they can be deleted on their
 * own, and so that no list, export or log includes them by accident. Null means not given.
 */
export const circumstances = pgTable(
  "circumstances",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null for the profile's own student. */
    childId: uuid().references(() => children.id, { onDelete: "cascade" }),
    refugee: boolean(),
    disability: boolean(),
    lowIncome: boolean(),
    orphan: boolean(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique("circumstances_of").on(table.userId, table.childId).nullsNotDistinct(),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayChange(signedIn, isOwn(table.userId)),
    mayRemove(signedIn, isOwn(table.userId)),
    mayRead([worker]),
  ],
);
