import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { gpaRequirements, isOneOf } from "./lists.ts";
import { bitsOf, bitsOfFields, closingDay, matchBits, matchIndex } from "./match-bits.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "./roles.ts";

export const scholarships = pgTable(
  "scholarships",
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull().default(""),
    amount: text(),
    fieldOfStudy: text().notNull().default(""),
    country: text().notNull().default(""),
    deadline: date(),
    /** The deadline is the usual one; this year's has not been announced yet. */
    deadlineExpected: boolean().notNull().default(false),
    eligibility: text().notNull().default(""),
    educationLevel: text().notNull().default(""),
    gpaRequirement: text({ enum: gpaRequirements }).notNull().default("none"),
    applicationUrl: text().notNull().default(""),
    createdAt: createdAt(),
    matchBits: matchBits(
      bitsOfFields("field_of_study"),
      bitsOf("country", "country"),
      bitsOf("level", "education_level"),
      bitsOf("gpa", "gpa_requirement"),
    ),
    closesOn: closingDay("deadline"),
  },
  (table) => [
    isOneOf("scholarships_gpa_requirement", table.gpaRequirement, gpaRequirements),
    check(
      "scholarships_expected_needs_deadline",
      sql`not ${table.deadlineExpected} or ${table.deadline} is not null`,
    ),
    index("scholarships_newest").on(table.createdAt.desc(), table.id.desc()),
    index("scholarships_deadline").on(table.deadline),
    matchIndex("scholarships", table),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
