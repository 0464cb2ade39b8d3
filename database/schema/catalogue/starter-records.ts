import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { isOneOf } from "../list-checks.ts";
import { catalogueKinds } from "../lists.ts";
import { admin, mayRead } from "../roles.ts";
import type { RecordValues } from "./catalogue.ts";

/**
 * Which record came from which entry of the starter catalogue, and with what values: a newer catalogue changes only
 * values that nobody has edited. Written at start by the owner of the tables.
 */
export const starterRecords = pgTable(
  "starter_records",
  {
    kind: text({ enum: catalogueKinds }).notNull(),
    /** The entry's name in its file, which stays when its title is corrected. */
    key: text().notNull(),
    recordId: uuid().notNull(),
    loaded: jsonb().$type<RecordValues>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    isOneOf("starter_records_kind", table.kind, catalogueKinds),
    mayRead([admin]),
  ],
);

/** Which starter catalogue was loaded last, by the digest of its files. */
export const starterLoads = pgTable("starter_loads", { digest: text().primaryKey() }, () => [
  mayRead([admin]),
]);
