import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { sessions } from "../accounts/sessions.ts";
import { users } from "../accounts/users.ts";
import { pushEndpointLength } from "../bounds.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { opportunityKinds } from "../lists.ts";
import { accountsKeeper, isOwn, mayManage, mayRead, mayRemove, signedIn, worker } from "../roles.ts";

/**
 * A browser that wants notifications. It belongs to the session in which they were turned on, and is deleted with it.
 */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The subscription's URL at its push service, and the keys with which messages to it are encrypted. */
    endpoint: text().notNull(),
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    /** Which of our keys the browser has: its push service rejects what was signed with another. */
    serverKey: text().notNull(),
    wantsClosing: boolean().notNull().default(false),
    wantsAnswers: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      "push_subscriptions_endpoint",
      sql`${table.endpoint} like 'https://%' and length(${table.endpoint}) <= ${sql.raw(String(pushEndpointLength))}`,
    ),
    check(
      "push_subscriptions_keys",
      sql`length(${table.publicKey}) <= 100 and length(${table.authSecret}) <= 50 and length(${table.serverKey}) <= 100`,
    ),
    check("push_subscriptions_want_something", sql`${table.wantsClosing} or ${table.wantsAnswers}`),
    uniqueIndex("push_subscriptions_endpoint_once").on(table.endpoint),
    index("push_subscriptions_user").on(table.userId),
    mayRead(signedIn, isOwn(table.userId)),
    mayRead([worker]),
    mayRemove([worker]),
    ...mayManage([accountsKeeper]),
  ],
);

/** A member was notified on a day of their own country: once a day, on all their devices. */
export const pushDays = pgTable(
  "push_days",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date().notNull(),
    title: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index("push_days_day").on(table.day),
    mayRead(signedIn, isOwn(table.userId)),
    ...mayManage([worker]),
  ],
);

/** A notification to one browser; deleted when its push service has accepted it. */
export const pushMessages = pgTable(
  "push_messages",
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.sessionId, { onDelete: "cascade" }),
    payload: text().notNull(),
    /** A later one with the same tag replaces it. */
    tag: text().notNull(),
    /** After this moment "tomorrow" is no longer true, or it is night. */
    goodUntil: moment().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    claimedUntil: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("push_messages_once").on(table.sessionId, table.tag),
    index("push_messages_due").on(table.nextTryAt),
    ...mayManage([worker]),
  ],
);

/** The deadline of which a member was notified, and how many days before: like `reminders_sent` for emails. */
export const pushRemindersSent = pgTable(
  "push_reminders_sent",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: opportunityKinds }).notNull(),
    opportunityId: uuid().notNull(),
    closesOn: date().notNull(),
    daysBefore: integer().notNull(),
    sentAt: createdAt(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.kind, table.opportunityId, table.closesOn, table.daysBefore],
    }),
    isOneOf("push_reminders_sent_kind", table.kind, opportunityKinds),
    mayRead(signedIn, isOwn(table.userId)),
    ...mayManage([worker]),
  ],
);
