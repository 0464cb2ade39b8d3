import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { planTypes } from "../lists.ts";
import { isOwn, mayAdd, mayChange, mayRead, signedIn } from "../roles.ts";

export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    planType: text({ enum: planTypes }).notNull().default("free"),
    status: text().notNull().default("active"),
    startedAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
  },
  (table) => [
    isOneOf("subscriptions_plan_type", table.planType, planTypes),
    check("subscriptions_free_never_expires", sql`${table.planType} <> 'free' or ${table.expiresAt} is null`),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayChange(signedIn, isOwn(table.userId)),
  ],
);
