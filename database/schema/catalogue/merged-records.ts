import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { kinds } from "../lists.ts";
import { admin, mayRead, member, visitor, worker } from "../roles.ts";

/** The record into which a duplicate was merged, so that its shared URL still works. Written by `follow_merge`. */
export const mergedRecords = pgTable(
  "merged_records",
  {
    id: uuid().primaryKey(),
    kind: text({ enum: kinds }).notNull(),
    keptId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf("merged_records_kind", table.kind, kinds),
    index("merged_records_kept").on(table.keptId),
    mayRead([visitor, member, admin, worker]),
  ],
);
