import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { admin, mayManage, mayRead, member, visitor, worker } from "../roles.ts";
import { colleges } from "./colleges.ts";

export const studentSpotlights = pgTable(
  "student_spotlights",
  {
    id: id(),
    name: text().notNull(),
    country: text().notNull(),
    story: text().notNull(),
    program: text().notNull().default(""),
    university: text().notNull().default(""),
    imageUrl: text(),
    isFeatured: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [mayRead([visitor, member, worker], sql`${table.isFeatured}`), ...mayManage([admin])],
);

export const schoolSpotlights = pgTable(
  "school_spotlights",
  {
    id: id(),
    schoolId: uuid()
      .notNull()
      .references(() => colleges.id, { onDelete: "cascade" }),
    spotlightText: text().notNull(),
    isFeatured: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("school_spotlights_school").on(table.schoolId),
    mayRead([visitor, member, worker], sql`${table.isFeatured}`),
    ...mayManage([admin]),
  ],
);
