import { sql } from "drizzle-orm";
import { boolean, date, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { isEmail } from "../email-address.ts";
import { isOneOf } from "../list-checks.ts";
import { languages, servedCountries, studyStages } from "../lists.ts";
import { accountsKeeper, admin, mayAdd, mayChange, mayManage, mayRead, mayRemove, worker } from "../roles.ts";

/** Subscribers without an account. The newsletter is sent once they have confirmed. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull().unique(),
    askedAt: createdAt(),
    confirmedAt: moment(),
    stoppedAt: moment(),
    /** What they told us about themselves. An issue is selected by it. */
    country: text({ enum: servedCountries }),
    stage: text({ enum: studyStages }),
    /** Of the page on which they subscribed. */
    language: text({ enum: languages }).notNull().default("en"),
  },
  (table) => [
    isOneOf("newsletter_subscribers_country", table.country, servedCountries),
    isOneOf("newsletter_subscribers_stage", table.stage, studyStages),
    isOneOf("newsletter_subscribers_language", table.language, languages),
    isEmail("newsletter_subscribers_email", table.email),
    mayRead([accountsKeeper]),
    mayRemove([accountsKeeper]),
    ...mayManage([worker]),
  ],
);

/** The content of an issue, stored when its sending begins. Each reader gets the first items that are open to them. */
export const newsletterIssues = pgTable(
  "newsletter_issues",
  {
    day: date().primaryKey(),
    subject: text().notNull(),
    content: jsonb().$type<IssueContent>().notNull(),
    /** Nothing was new, so it wasn't sent. */
    isQuiet: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  () => [mayRead([admin]), mayRead([worker]), mayAdd([worker]), mayChange([worker])],
);

/**
 * An editor's changes of the next issue. At most one edit is pending; without one the issue is composed automatically.
 */
export const newsletterEdits = pgTable(
  "newsletter_edits",
  {
    id: id(),
    /** Null: the subject is composed from the first item. */
    subject: text(),
    note: text(),
    /** The position of an item (its slug or id) or of a section (its name) in the issue, from 1. Zero leaves it out. */
    places: jsonb().$type<Record<string, number>>().notNull(),
    /** Null: sent with Monday's issue. */
    sendAt: moment(),
    /** The issue in which it was used. */
    issueDay: date(),
    savedAt: createdAt(),
  },
  (table) => [
    uniqueIndex("newsletter_edits_one_waits")
      .on(sql`(${table.issueDay} is null)`)
      .where(sql`${table.issueDay} is null`),
    ...mayManage([admin]),
    mayRead([worker]),
    mayChange([worker]),
  ],
);

export interface IssueContent {
  /** What an editor wrote, if anything. */
  subject?: string;
  note?: string;
  /** The order of the sections, if not the usual one. */
  parts?: IssuePart[];

  articles: { slug: string; title: string; excerpt: string }[];
  scholarships: IssueListing[];
  closing: IssueListing[];
}

export type IssuePart = "articles" | "scholarships" | "closing";

export interface IssueListing {
  kind: "scholarship" | "internship";
  id: string;
  title: string;
  /** Country and amount, or the company. */
  byline: string;
  closesOn: string | null;
  isExpected: boolean;
}
