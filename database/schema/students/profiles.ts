import { sql } from "drizzle-orm";
import { boolean, check, date, integer, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { aboutStudent, aboutStudentChecks } from "../about-student.ts";
import { users } from "../accounts/users.ts";
import { gpaScale, graduationYears } from "../bounds.ts";
import { createdAt, moment } from "../columns.ts";
import { areAllFrom, isOneOf } from "../list-checks.ts";
import {
  ageBands,
  budgetRanges,
  degreeTypes,
  educationLevels,
  fieldsOfInterest,
  profileRoles,
  targetCountries,
} from "../lists.ts";
import { accountsKeeper, isOwn, mayAdd, mayChange, mayRead, signedIn, worker } from "../roles.ts";

export const profiles = pgTable(
  "profiles",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: profileRoles }).notNull().default("student"),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    country: text().notNull(),
    currentEducationLevel: text({ enum: educationLevels }),
    graduationYear: integer(),
    gpa: numeric({ precision: 3, scale: 2, mode: "number" }),
    fieldsOfInterest: text().array().notNull().default([]),
    targetCountries: text().array().notNull().default([]),
    budgetRange: text({ enum: budgetRanges }),
    degreeType: text({ enum: degreeTypes }),
    newsletterSubscribed: boolean().notNull().default(true),
    emailNotifications: boolean().notNull().default(true),
    /** Null counts as an adult. A member who wants to post publicly has to give it first. */
    ageBand: text({ enum: ageBands }),
    ...aboutStudent(),
    /** The last two days on which the member opened the home page: what is new is counted from the earlier one. */
    lookedOn: date(),
    lookedBefore: date(),
    /** When the member last opened the matches: later ones are marked as new. */
    matchesSeenAt: moment(),
    /** The visit before that: matches since then are listed first. */
    matchesSeenBefore: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    isOneOf("profiles_role", table.role, profileRoles),
    isOneOf("profiles_age_band", table.ageBand, ageBands),
    isOneOf("profiles_current_education_level", table.currentEducationLevel, educationLevels),
    isOneOf("profiles_budget_range", table.budgetRange, budgetRanges),
    isOneOf("profiles_degree_type", table.degreeType, degreeTypes),
    areAllFrom("profiles_fields_of_interest", table.fieldsOfInterest, fieldsOfInterest),
    areAllFrom("profiles_target_countries", table.targetCountries, targetCountries),
    check(
      "profiles_graduation_year",
      sql`${table.graduationYear} between ${sql.raw(`${graduationYears.first} and ${graduationYears.last}`)}`,
    ),
    check("profiles_gpa", sql`${table.gpa} between ${sql.raw(`${gpaScale.lowest} and ${gpaScale.highest}`)}`),
    ...aboutStudentChecks("profiles", table),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayChange(signedIn, isOwn(table.userId)),
    mayRead([worker]),
    // Students can't consent for themselves: the sign-in code compares a guardian's address and age.
    mayRead([accountsKeeper]),
  ],
);
