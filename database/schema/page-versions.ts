import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { mayRead, visitor } from "./roles.ts";

/**
 * How often each table that visitors may read has been changed: the sum over its slots. Whoever changes one at the same time as
 * others takes a slot of its own, so that nobody waits: see `raise_version`.
 */
export const pageVersions = pgTable(
  "page_versions",
  {
    topic: text().notNull(),
    slot: integer().notNull(),
    raised: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.topic, table.slot] }), mayRead([visitor])],
);
