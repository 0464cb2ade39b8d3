import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { alertPercents } from "../bounds.ts";
import { createdAt, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { alertRhythms, opportunityKinds } from "../lists.ts";
import { isOwn, mayAdd, mayChange, mayManage, mayRead, signedIn, worker } from "../roles.ts";

/** A member's alert settings, below the profile's own switch. Without a row: daily, everything that matches. */
export const alertSettings = pgTable(
  "alert_settings",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    pausedAt: moment(),
    rhythm: text({ enum: alertRhythms }).notNull().default("daily"),
    minimumPercent: integer().notNull().default(alertPercents.lowest),
    wantsReminders: boolean().notNull().default(true),
    /** On Sundays: what to do next week about saved records. */
    wantsSummary: boolean().notNull().default(false),
    /** Records older than this have been processed for this person. */
    seenUntil: moment(),
  },
  (table) => [
    isOneOf("alert_settings_rhythm", table.rhythm, alertRhythms),
    check(
      "alert_settings_minimum_percent",
      sql`${table.minimumPercent} between ${sql.raw(`${alertPercents.lowest} and ${alertPercents.highest}`)}`,
    ),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayChange(signedIn, isOwn(table.userId)),
    ...mayManage([worker]),
  ],
);

/** The deadline of which a member has been reminded, and how many days before. A deadline that moves is a new one. */
export const remindersSent = pgTable(
  "reminders_sent",
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
    isOneOf("reminders_sent_kind", table.kind, opportunityKinds),
    mayRead(signedIn, isOwn(table.userId)),
    ...mayManage([worker]),
  ],
);

/**
 * What a member has been notified of about a saved record: a change of the catalogue or, without one, that it is open
 * now.
 */
export const savedNewsSent = pgTable(
  "saved_news_sent",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: opportunityKinds }).notNull(),
    opportunityId: uuid().notNull(),
    changeId: bigint({ mode: "number" }),
    sentAt: createdAt(),
  },
  (table) => [
    unique("saved_news_sent_once")
      .on(table.userId, table.kind, table.opportunityId, table.changeId)
      .nullsNotDistinct(),
    isOneOf("saved_news_sent_kind", table.kind, opportunityKinds),
    mayRead(signedIn, isOwn(table.userId)),
    ...mayManage([worker]),
  ],
);
