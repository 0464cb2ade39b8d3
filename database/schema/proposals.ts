import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { RecordValues } from "./catalogue.ts";
import { createdAt, id, moment } from "./columns.ts";
import { isOneOf } from "./list-checks.ts";
import { queueDecisions as decisions, kinds, proposalReasons, proposalStates } from "./lists.ts";
import { admin, mayAdd, mayChange, mayManage, mayRead, worker } from "./roles.ts";

/** A change that a page suggests. Nothing changes until an editor accepts it. */
export const proposals = pgTable(
  "proposals",
  {
    id: id(),
    kind: text({ enum: kinds }).notNull(),
    recordId: uuid().notNull(),
    reason: text({ enum: proposalReasons }).notNull(),
    /** The column, and its value before and after; null is empty. */
    field: text().notNull(),
    oldValue: text(),
    newValue: text(),
    /** The words that say so, and the text around them as it was read. */
    quote: text().notNull().default(""),
    excerpt: text().notNull().default(""),
    /** Where it was read. */
    address: text().notNull(),
    /** How many students had saved the record: editors see the most wanted first. */
    saves: integer().notNull().default(0),
    state: text({ enum: proposalStates }).notNull().default("waiting"),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  (table) => [
    isOneOf("proposals_kind", table.kind, kinds),
    isOneOf("proposals_reason", table.reason, proposalReasons),
    isOneOf("proposals_state", table.state, proposalStates),
    uniqueIndex("proposals_one_waiting")
      .on(table.kind, table.recordId, table.field)
      .where(sql`${table.state} = 'waiting'`),
    index("proposals_of_record").on(table.recordId, table.createdAt),
    ...mayManage([admin, worker]),
  ],
);

/** When a record's own page was last read, and what came of it. A run that is killed goes on with the pages that are still due. */
export const pageReads = pgTable(
  "page_reads",
  {
    kind: text({ enum: kinds }).notNull(),
    recordId: uuid().notNull(),
    address: text().notNull(),
    /** Of the main text: the readers only run when it has changed. */
    textHash: text(),
    readAt: moment().notNull(),
    /** Times in a row that the page was gone although its site and our network were there. */
    gone: integer().notNull().default(0),
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    isOneOf("page_reads_kind", table.kind, kinds),
    mayRead([admin]),
    ...mayManage([worker]),
  ],
);

/** Which editor has which card of the queue, and what is put off. */
export const queueClaims = pgTable(
  "queue_claims",
  {
    /** "proposal:", "find:", "report:" or "link:", and an id. */
    card: text().primaryKey(),
    editorId: uuid().notNull(),
    /** Another editor may take it then. */
    until: moment().notNull(),
    /** Put off by Later: nobody gets it before. */
    laterUntil: moment(),
  },
  () => mayManage([admin]),
);

/** What editors decided, for their pace and to undo the last one. */
export const queueDecisions = pgTable(
  "queue_decisions",
  {
    id: id(),
    editorId: uuid().notNull(),
    card: text().notNull(),
    decision: text({ enum: decisions }).notNull(),
    /** The values that the record had before; null if there is nothing to restore. */
    before: jsonb().$type<RecordValues>(),
    decidedAt: moment().notNull(),
    undoneAt: moment(),
  },
  (table) => [
    isOneOf("queue_decisions_decision", table.decision, decisions),
    index("queue_decisions_of_editor").on(table.editorId, table.decidedAt),
    mayRead([admin]),
    mayAdd([admin]),
    mayChange([admin]),
  ],
);
