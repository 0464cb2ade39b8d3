import { sql } from "drizzle-orm";
import { date, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, provenance } from "./columns.ts";
import { likenessIndexes, plainTitle } from "./likeness.ts";
import { isOneOf } from "./list-checks.ts";
import { jobTypes } from "./lists.ts";
import { bitsOf, bitsOfFields, isSaid, matchBits, matchIndex } from "./match-bits.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "./roles.ts";
import { closesOn, hasClosed, searchText, tags } from "./search.ts";

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
    ...provenance(),
    createdAt: createdAt(),
    plainTitle: plainTitle("title"),
    searchText: searchText("title || ' ' || company || ' ' || description"),
    /** The jobs page looks elsewhere than the browse page. */
    jobSearchText: searchText("title || ' ' || company || ' ' || field"),
    tags: tags("internship_tags(field, location, job_type)"),
    matchBits: matchBits(
      bitsOfFields("field"),
      bitsOf("country", "location"),
      isSaid("duration", "duration"),
    ),
    closesOn: closesOn("application_deadline"),
    hasClosed: hasClosed(),
  },
  (table) => [
    isOneOf("internships_job_type", table.jobType, jobTypes),
    index("internships_newest").on(table.createdAt, table.id),
    matchIndex("internships", table),
    index("internships_open_newest").on(table.createdAt, table.id).where(sql`not ${table.hasClosed}`),
    index("internships_open_closing").on(table.closesOn, table.id).where(sql`not ${table.hasClosed}`),
    index("internships_open_words")
      .using("gin", sql`words_of(${table.searchText})`, table.tags)
      .with({ fastupdate: false })
      .where(sql`not ${table.hasClosed}`),
    index("internships_open_job_words")
      .using("gin", sql`words_of(${table.jobSearchText})`, table.tags)
      .with({ fastupdate: false })
      .where(sql`not ${table.hasClosed}`),
    ...likenessIndexes("internships", { plainTitle: table.plainTitle, address: table.applicationUrl }),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
