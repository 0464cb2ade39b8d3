import { date, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { isOneOf, jobTypes } from "./lists.ts";
import { bitsOf, bitsOfFields, closingDay, isSaid, matchBits, matchIndex } from "./match-bits.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "./roles.ts";

/** Internships and jobs. An empty job type means internship. */
export const internships = pgTable(
  "internships",
  {
    id: id(),
    title: text().notNull(),
    company: text().notNull().default(""),
    description: text().notNull().default(""),
    location: text().notNull().default(""),
    duration: text(),
    field: text().notNull().default(""),
    jobType: text({ enum: jobTypes }),
    salaryRange: text(),
    applicationDeadline: date(),
    applicationUrl: text().notNull().default(""),
    createdAt: createdAt(),
    matchBits: matchBits(
      bitsOfFields("field"),
      bitsOf("country", "location"),
      isSaid("duration", "duration"),
    ),
    closesOn: closingDay("application_deadline"),
  },
  (table) => [
    isOneOf("internships_job_type", table.jobType, jobTypes),
    index("internships_newest").on(table.createdAt.desc(), table.id.desc()),
    index("internships_deadline").on(table.applicationDeadline),
    matchIndex("internships", table),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
