import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, provenance } from "./columns.ts";
import { likenessIndexes, plainTitle } from "./likeness.ts";
import { bitsOf, isSaid, matchBits, matchIndex, neverCloses } from "./match-bits.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "./roles.ts";
import { searchText, tags } from "./search.ts";

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
    ...provenance(),
    createdAt: createdAt(),
    plainTitle: plainTitle("name"),
    searchText: searchText("name || ' ' || description || ' ' || location"),
    tags: tags("college_tags(country, school_type, programs)"),
    matchBits: matchBits(
      bitsOf("country", "country"),
      bitsOf("field", "programs"),
      isSaid("budget", "tuition_range"),
    ),
    closesOn: neverCloses(),
  },
  (table) => [
    index("colleges_newest").on(table.createdAt, table.id),
    matchIndex("colleges", table),
    index("colleges_words")
      .using("gin", sql`words_of(${table.searchText})`, table.tags)
      .with({ fastupdate: false }),
    // By hash, which takes an address of any length.
    index("colleges_image").using("hash", table.imageUrl),
    index("colleges_logo").using("hash", table.logoUrl),
    ...likenessIndexes("colleges", { plainTitle: table.plainTitle, address: table.websiteUrl }),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
