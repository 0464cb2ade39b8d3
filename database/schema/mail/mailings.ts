import { sql } from "drizzle-orm";
import { check, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { createdAt, id, moment } from "../columns.ts";
import { newsletterSubscribers } from "../content/newsletter.ts";
import { isOneOf } from "../list-checks.ts";
import { mailingKinds, type opportunityKinds } from "../lists.ts";
import { admin, isOwn, mayAdd, mayChange, mayManage, mayRead, signedIn, worker } from "../roles.ts";

/** What an email was about, for the page that lists them. */
export interface MailedItem {
  kind: (typeof opportunityKinds)[number];
  id: string;
  title: string;
  percent?: number;
}

/**
 * One email of a kind, to one person, on one day: the row and the message in the outbox are written together, or
 * neither is.
 */
export const mailings = pgTable(
  "mailings",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    subscriberId: uuid().references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
    kind: text({ enum: mailingKinds }).notNull(),
    day: date().notNull(),
    subject: text().notNull(),
    items: jsonb().$type<MailedItem[]>().notNull().default([]),
    createdAt: createdAt(),
    deliveredAt: moment(),
    failedAt: moment(),
    /** The email whose link this person used to unsubscribe. */
    stoppedAt: moment(),
  },
  (table) => [
    isOneOf("mailings_kind", table.kind, mailingKinds),
    check("mailings_one_person", sql`num_nonnulls(${table.userId}, ${table.subscriberId}) = 1`),
    uniqueIndex("mailings_once_a_day").on(table.userId, table.kind, table.day),
    uniqueIndex("mailings_subscriber_once_a_day").on(table.subscriberId, table.kind, table.day),
    index("mailings_by_day").on(table.kind, table.day),
    mayRead(signedIn, isOwn(table.userId)),
    // An issue's counts; alerts and reminders are private.
    mayRead([admin], sql`kind = 'newsletter'`),
    ...mayManage([worker]),
  ],
);

/** The progress of a day's emails, so that a run that was killed continues. */
export const mailingRuns = pgTable(
  "mailing_runs",
  {
    kind: text({ enum: mailingKinds }).notNull(),
    day: date().notNull(),
    /** News up to this moment belongs to this run. */
    until: moment().notNull(),
    cursor: text(),
    finishedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day] }),
    isOneOf("mailing_runs_kind", table.kind, mailingKinds),
    mayRead([admin]),
    mayRead([worker]),
    mayAdd([worker]),
    mayChange([worker]),
  ],
);
