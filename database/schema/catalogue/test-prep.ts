import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove } from "../roles.ts";

export const testPrep = pgTable(
  "test_prep",
  {
    id: id(),
    testType: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    resourceUrl: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("test_prep_test_type").on(table.testType),
    mayRead(everyone),
    mayAdd([admin]),
    mayChange([admin]),
    mayRemove([admin]),
  ],
);
