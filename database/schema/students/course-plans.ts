import { sql } from "drizzle-orm";
import { boolean, check, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { mostChoices } from "../bounds.ts";
import { createdAt, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { courseCountries } from "../lists.ts";
import { isOwn, mayAdd, mayChange, mayRead, mayRemove, signedIn, worker } from "../roles.ts";

/** The courses that a member wants to choose on the placement form, in order. Holds no grades: those are in the profile. */
export const coursePlans = pgTable(
  "course_plans",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    country: text({ enum: courseCountries }).notNull(),
    /** As in the plan's link: official codes, or ids of programmes without one. */
    choices: text().array().notNull(),
    /** Email the member when the placement portal opens. */
    wantsReminder: boolean().notNull().default(false),
    /** The opening day that the member was last reminded of. */
    remindedOf: date(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    isOneOf("course_plans_country", table.country, courseCountries),
    check(
      "course_plans_choices",
      sql`cardinality(${table.choices}) between 1 and ${sql.raw(String(mostChoices))} and pg_column_size(${table.choices}) <= 1000`,
    ),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayChange(signedIn, isOwn(table.userId)),
    mayRemove(signedIn, isOwn(table.userId)),
    mayRead([worker]),
    mayChange([worker]),
  ],
);
