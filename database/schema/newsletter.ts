import { boolean, date, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { isEmail } from "./email-address.ts";
import { isOneOf } from "./list-checks.ts";
import { servedCountries, studyStages } from "./lists.ts";
import { accountsKeeper, admin, mayAdd, mayChange, mayManage, mayRead, mayRemove, worker } from "./roles.ts";

/** Subscribers without an account. The newsletter is sent once they have confirmed. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull().unique(),
    askedAt: createdAt(),
    confirmedAt: moment(),
    stoppedAt: moment(),
    /** What they told us about themselves: an issue is selected by it. */
    country: text({ enum: servedCountries }),
    stage: text({ enum: studyStages }),
  },
  (table) => [
    isOneOf("newsletter_subscribers_country", table.country, servedCountries),
    isOneOf("newsletter_subscribers_stage", table.stage, studyStages),
    isEmail("newsletter_subscribers_email", table.email),
    mayRead([accountsKeeper]),
    mayRemove([accountsKeeper]),
    ...mayManage([worker]),
  ],
);

/** The content of an issue, stored when its sending begins. Everyone reads the first items that are open to them. */
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

export interface IssueContent {
  articles: { slug: string; title: string; excerpt: string }[];
  scholarships: IssueListing[];
  closing: IssueListing[];
}

export interface IssueListing {
  kind: "scholarship" | "internship";
  id: string;
  title: string;
  /** Country and amount, or the company. */
  byline: string;
  closesOn: string | null;
  isExpected: boolean;
}
