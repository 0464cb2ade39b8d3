import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { courseCountries, fieldsOfInterest, programmeLevels } from "../lists.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove } from "../roles.ts";
import { colleges } from "./colleges.ts";

/** Where a table of programmes was read. */
export const programmeSources = pgTable(
  "programme_sources",
  {
    /** For example "kuccps-degrees". */
    id: text().primaryKey(),
    country: text({ enum: courseCountries }).notNull(),
    title: text().notNull(),
    owner: text().notNull(),
    url: text().notNull(),
    /** The year of the newest figures. */
    year: integer().notNull(),
    /** What a reader should know about the figures. */
    note: text().notNull().default(""),
    /** The digest of the release's file; null once an editor has imported a table. */
    digest: text(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    isOneOf("programme_sources_country", table.country, courseCountries),
    mayRead(everyone),
    mayAdd([admin]),
    mayChange([admin]),
    mayRemove([admin]),
  ],
);

/** A course at an institution, with its requirements and the cut-offs of earlier years. */
export const programmes = pgTable(
  "programmes",
  {
    id: id(),
    sourceId: text()
      .notNull()
      .references(() => programmeSources.id, { onDelete: "cascade" }),
    country: text({ enum: courseCountries }).notNull(),
    /** The official code. */
    code: text(),
    name: text().notNull(),
    institution: text(),
    collegeId: uuid().references(() => colleges.id, { onDelete: "set null" }),
    level: text({ enum: programmeLevels }).notNull(),
    field: text({ enum: fieldsOfInterest }),
    region: text(),
    isPublic: boolean(),
    /** Checked by the schema in app/catalogue/courses/programme.ts. */
    requirement: jsonb().$type<object>().notNull(),
    cutoffs: jsonb().$type<object[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index("programmes_source_id").on(table.sourceId),
    index("programmes_college_id").on(table.collegeId),
    isOneOf("programmes_country", table.country, courseCountries),
    isOneOf("programmes_level", table.level, programmeLevels),
    isOneOf("programmes_field", table.field, fieldsOfInterest),
    mayRead(everyone),
    mayAdd([admin]),
    mayChange([admin]),
    mayRemove([admin]),
  ],
);

/** An uploaded table for a source that has not replaced the current one yet. */
export const programmeImports = pgTable(
  "programme_imports",
  {
    sourceId: text()
      .primaryKey()
      .references(() => programmeSources.id, { onDelete: "cascade" }),
    fileName: text().notNull(),
    /** The year of the newest figures. */
    year: integer().notNull(),
    /** Parsed programmes, in the form that load-courses takes. */
    rows: jsonb().$type<object[]>().notNull(),
    createdAt: createdAt(),
  },
  () => [mayRead([admin]), mayAdd([admin]), mayChange([admin]), mayRemove([admin])],
);
