import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { catalogueKinds } from "../lists.ts";
import { admin, mayManage } from "../roles.ts";

/** Pairs of similar records that an editor has marked as different. Each pair has one row. */
export const differentRecords = pgTable(
  "different_records",
  {
    kind: text({ enum: catalogueKinds }).notNull(),
    /** The smaller id of the two. */
    oneId: uuid().notNull(),
    otherId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    isOneOf("different_records_kind", table.kind, catalogueKinds),
    check("different_records_order", sql`${table.oneId} < ${table.otherId}`),
    index("different_records_newest").on(table.kind, table.createdAt),
    ...mayManage([admin]),
  ],
);
