import { sql } from "drizzle-orm";
import { boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { isEmail } from "../email-address.ts";
import { isOneOf } from "../list-checks.ts";
import { languages, userRoleNames } from "../lists.ts";
import { accountsKeeper, admin, isOwn, mayManage, mayRead, member, signedIn, worker } from "../roles.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull().default(""),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** The language of emails, notifications and text messages. At first the one in which they signed up. */
    language: text({ enum: languages }).notNull().default("en"),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    isEmail("users_email", table.email),
    isOneOf("users_language", table.language, languages),
    mayRead(signedIn, isOwn(table.id)),
    // Editors know each other: a note in an inbox has its author's name.
    mayRead(
      [admin],
      sql`exists (select 1 from user_roles where user_roles.user_id = ${table.id} and user_roles.role = 'admin')`,
    ),
    mayRead([worker]),
    ...mayManage([accountsKeeper]),
  ],
);

/** Granted and revoked by the operator's command only; no page can write here. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: userRoleNames }).notNull(),
    grantedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    isOneOf("user_roles_role", table.role, userRoleNames),
    mayRead([member], isOwn(table.userId)),
    mayRead([admin, worker]),
    mayRead([accountsKeeper]),
  ],
);
