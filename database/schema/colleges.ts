import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "./roles.ts";

export const colleges = pgTable(
  "colleges",
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(""),
    location: text().notNull().default(""),
    country: text().notNull().default(""),
    schoolType: text().notNull().default(""),
    tuitionRange: text(),
    acceptanceRate: text(),
    programs: text().array().notNull().default([]),
    websiteUrl: text().notNull().default(""),
    imageUrl: text(),
    logoUrl: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("colleges_newest").on(table.createdAt.desc(), table.id.desc()),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
