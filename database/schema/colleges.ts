import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { bitsOf, closingDay, isSaid, matchBits, matchIndex } from "./match-bits.ts";
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
    matchBits: matchBits(
      bitsOf("country", "country"),
      bitsOf("field", "programs"),
      isSaid("budget", "tuition_range"),
    ),
    closesOn: closingDay(null),
  },
  (table) => [
    index("colleges_newest").on(table.createdAt.desc(), table.id.desc()),
    matchIndex("colleges", table),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
