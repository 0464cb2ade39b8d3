import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { displayNameLength } from "../bounds.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { unionCountries } from "../lists.ts";
import { admin, everyone, isOwn, mayAdd, mayChange, mayManage, mayRead, member } from "../roles.ts";
import { isBanned } from "./union-standing.ts";
import { unionPosts } from "./union-threads.ts";

/** The public author of a post: a chosen name and a country, never the name or address of the account. */
export const unionMembers = pgTable(
  "union_members",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    displayName: text().notNull(),
    country: text({ enum: unionCountries }).notNull(),
    joinedAt: createdAt(),
  },
  (table) => [
    // "Amina", "AMINA" and "Amína" are the same name.
    uniqueIndex("union_members_display_name").on(sql`searchable(${table.displayName})`),
    check(
      "union_members_display_name_length",
      sql`length(${table.displayName}) between ${sql.raw(`${displayNameLength.least} and ${displayNameLength.most}`)}`,
    ),
    check("union_members_no_address", sql`strpos(${table.displayName}, '@') = 0`),
    isOneOf("union_members_country", table.country, unionCountries),
    mayRead(everyone),
    mayAdd([member], sql`${isOwn(table.userId)} and not ${isBanned()}`),
    mayChange([member], sql`${isOwn(table.userId)} and not ${isBanned()}`),
    mayAdd([admin], isOwn(table.userId)),
    mayChange([admin], isOwn(table.userId)),
  ],
);

/** A ban counts until it ends or is lifted. The member may read the reason. */
export const unionBans = pgTable(
  "union_bans",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The post that led to it. */
    postId: uuid().references((): AnyPgColumn => unionPosts.id, { onDelete: "set null" }),
    reason: text().notNull(),
    bannedAt: createdAt(),
    /** Null means permanent. */
    endsAt: moment(),
    liftedAt: moment(),
  },
  (table) => [
    index("union_bans_person").on(table.userId).where(sql`${table.liftedAt} is null`),
    mayRead([member], isOwn(table.userId)),
    ...mayManage([admin]),
  ],
);
