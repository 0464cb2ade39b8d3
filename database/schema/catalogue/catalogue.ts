import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { catalogueActions, catalogueKinds, importStates } from "../lists.ts";
import { admin, isOwn, mayAdd, mayChange, mayManage, mayRead, member, worker } from "../roles.ts";
import { nearTitleIndex, plainTitle } from "../similarity-indexes.ts";

/** A record's columns by their names in the database. */
export type RecordValues = Record<string, unknown>;

/**
 * Records that only editors may see. They are in separate tables, so that no search, count, feed or page can show one
 * (decision 12). `unpublish_records` and `publish_records` move them.
 */
export const unpublishedRecords = pgTable(
  "unpublished_records",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    kind: text({ enum: catalogueKinds }).notNull(),
    title: text().notNull(),
    plainTitle: plainTitle("title"),
    record: jsonb().$type<RecordValues>().notNull(),
    /** One that was never public becomes new on the day it is published. */
    wasPublished: boolean().notNull().default(false),
    /** Why it was unpublished, if known. */
    reason: text(),
    /** Unpublished with this record, and published with it again. */
    together: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf("unpublished_records_kind", table.kind, catalogueKinds),
    index("unpublished_records_newest").on(table.kind, table.createdAt, table.id),
    nearTitleIndex("unpublished_records", table.plainTitle),
    index("unpublished_records_together").on(table.together).where(sql`${table.together} is not null`),
    ...mayManage([admin]),
    mayRead([worker]),
    mayAdd([worker]),
    mayChange([worker]),
  ],
);

/** Who changed what. Only triggers write it, so that no page can forget or forge an entry. */
export const catalogueChanges = pgTable(
  "catalogue_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: catalogueKinds }).notNull(),
    recordId: uuid().notNull(),
    title: text().notNull(),
    action: text({ enum: catalogueActions }).notNull(),
    /** The changed columns before and after; the whole record if one was added or deleted. */
    former: jsonb().$type<RecordValues>(),
    current: jsonb().$type<RecordValues>(),
    /** Null for what a job did, and for deleted accounts. */
    changedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    byWorker: boolean().notNull(),
    batchId: uuid(),
    changedAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    isOneOf("catalogue_changes_kind", table.kind, catalogueKinds),
    isOneOf("catalogue_changes_action", table.action, catalogueActions),
    index("catalogue_changes_record").on(table.recordId, table.id),
    index("catalogue_changes_of_kind").on(table.kind, table.id),
    index("catalogue_changes_person").on(table.changedBy, table.id),
    index("catalogue_changes_batch").on(table.batchId).where(sql`${table.batchId} is not null`),
    mayRead([admin, worker]),
    mayRead([member], isOwn(table.changedBy)),
  ],
);

/** An import of a spreadsheet: previewed first, then imported, perhaps undone. */
export const catalogueImports = pgTable(
  "catalogue_imports",
  {
    id: id(),
    kind: text({ enum: catalogueKinds }).notNull(),
    fileName: text().notNull().default(""),
    state: text({ enum: importStates }).notNull().default("staged"),
    /** The uploaded rows, until they are imported or discarded. */
    content: text(),
    importedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf("catalogue_imports_kind", table.kind, catalogueKinds),
    isOneOf("catalogue_imports_state", table.state, importStates),
    check("catalogue_imports_content", sql`${table.state} = 'staged' or ${table.content} is null`),
    index("catalogue_imports_newest").on(table.createdAt),
    ...mayManage([admin]),
    mayRead([member], isOwn(table.importedBy)),
  ],
);
