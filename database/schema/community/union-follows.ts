import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOwn, mayAdd, mayChange, mayRead, mayRemove, signedIn, worker } from "../roles.ts";
import { hasConfirmedAddress, isBanned } from "./union-standing.ts";
import { unionPosts, unionThreads } from "./union-threads.ts";

/** Members who want an email about a thread. After one email no other is sent until they have read the thread again. */
export const unionFollows = pgTable(
  "union_follows",
  {
    /** Used in the unsubscribe link in place of the member's id. */
    id: id(),
    threadId: uuid()
      .notNull()
      .references(() => unionThreads.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The thread's last activity when it was last read. */
    seenAt: moment().notNull().defaultNow(),
    isNotified: boolean().notNull().default(false),
    /** The thread's last activity of which a phone was notified. */
    pushedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("union_follows_once").on(table.threadId, table.userId),
    index("union_follows_person").on(table.userId),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, sql`${isOwn(table.userId)} and ${hasConfirmedAddress()}`),
    mayChange(signedIn, isOwn(table.userId)),
    mayRemove(signedIn, isOwn(table.userId)),
    mayRead([worker]),
    mayChange([worker]),
    mayRemove([worker]),
  ],
);

/** A member found a post helpful. Only the number is public. */
export const unionVotes = pgTable(
  "union_votes",
  {
    postId: uuid()
      .notNull()
      .references(() => unionPosts.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index("union_votes_person").on(table.userId),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(
      signedIn,
      sql`${isOwn(table.userId)} and not ${isBanned()} and ${hasConfirmedAddress()} and exists (select 1 from ${unionPosts} p where p.id = ${table.postId} and p.state = 'shown' and p.author_id is distinct from current_user_id())`,
    ),
    mayRemove(signedIn, isOwn(table.userId)),
  ],
);
