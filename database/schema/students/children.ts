import { sql } from "drizzle-orm";
import { check, index, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { aboutStudent, aboutStudentChecks } from "../about-student.ts";
import { users } from "../accounts/users.ts";
import { gpaScale } from "../bounds.ts";
import { createdAt, id, moment } from "../columns.ts";
import { areAllFrom, isOneOf } from "../list-checks.ts";
import { budgetRanges, degreeTypes, educationLevels, fieldsOfInterest, targetCountries } from "../lists.ts";
import { isOwn, mayAdd, mayChange, mayRead, mayRemove, signedIn, worker } from "../roles.ts";

/** Further children of a parent. The first is in the parent's own profile. */
export const children = pgTable(
  "children",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A first name or a nickname: what the parent calls the child. */
    called: text().notNull(),
    country: text().notNull(),
    currentEducationLevel: text({ enum: educationLevels }),
    gpa: numeric({ precision: 3, scale: 2, mode: "number" }),
    fieldsOfInterest: text().array().notNull().default([]),
    targetCountries: text().array().notNull().default([]),
    budgetRange: text({ enum: budgetRanges }),
    degreeType: text({ enum: degreeTypes }),
    ...aboutStudent(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    isOneOf("children_current_education_level", table.currentEducationLevel, educationLevels),
    isOneOf("children_budget_range", table.budgetRange, budgetRanges),
    isOneOf("children_degree_type", table.degreeType, degreeTypes),
    areAllFrom("children_fields_of_interest", table.fieldsOfInterest, fieldsOfInterest),
    areAllFrom("children_target_countries", table.targetCountries, targetCountries),
    check("children_gpa", sql`${table.gpa} between ${sql.raw(`${gpaScale.lowest} and ${gpaScale.highest}`)}`),
    check("children_called", sql`length(${table.called}) between 1 and 60`),
    ...aboutStudentChecks("children", table),
    index("children_of").on(table.userId),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayChange(signedIn, isOwn(table.userId)),
    mayRemove(signedIn, isOwn(table.userId)),
    mayRead([worker]),
  ],
);
