import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { RecordValues } from "../catalogue/catalogue.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import {
  queueDecisions as decisions,
  kinds,
  proposalOrigins,
  proposalReasons,
  proposalStates,
} from "../lists.ts";
import { admin, mayAdd, mayChange, mayManage, mayRead, worker } from "../roles.ts";

/**
 * A change that a page or the institution itself suggests. Nothing changes until an editor accepts it, except for deadlines that the same
 * sentence states, if UPDATE_DEADLINES is on.
 */
export const proposals = pgTable(
  "proposals",
  {
    id: id(),
    kind: text({ enum: kinds }).notNull(),
    recordId: uuid().notNull(),
    reason: text({ enum: proposalReasons }).notNull(),
    /** Who suggests it: our reading of the page, or a person with an address at the record's official domain. */
    origin: text({ enum: proposalOrigins }).notNull().default("page"),
    /**
     * The address of the institution's representative. Deleted once an editor has decided and the answer is in the
     * outbox.
     */
    sentBy: text(),
    /** The column, and its value before and after; null is empty. */
    field: text().notNull(),
    oldValue: text(),
    newValue: text(),
    /** The quoted words, and the text around them as it was read. */
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
    isOneOf("proposals_origin", table.origin, proposalOrigins),
    uniqueIndex("proposals_one_waiting")
      .on(table.kind, table.recordId, table.field, table.origin)
      .where(sql`${table.state} = 'waiting'`),
    index("proposals_of_record").on(table.recordId, table.createdAt),
    ...mayManage([admin, worker]),
  ],
);

/** The last reading of each record's page. A run that was killed continues with the pages that are still due. */
export const pageReads = pgTable(
  "page_reads",
  {
    kind: text({ enum: kinds }).notNull(),
    recordId: uuid().notNull(),
    address: text().notNull(),
    /** Hash of the main text. */
    textHash: text(),
    /** The sentence in which the last reading found the record's deadline. */
    deadlineQuote: text(),
    readAt: moment().notNull(),
    /** Consecutive readings in which the page was gone although its site and our network responded. */
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

/** The card that each editor is viewing, and cards that were put off. */
export const queueClaims = pgTable(
  "queue_claims",
  {
    /** The type of the card and what it is about: "proposal:" and an id. */
    card: text().primaryKey(),
    editorId: uuid().notNull(),
    /** Other editors can claim it after this moment. */
    until: moment().notNull(),
    /** Set by Later: no editor gets the card before this moment. */
    laterUntil: moment(),
  },
  () => mayManage([admin]),
);

/** The decisions of editors, to measure their pace and to undo the last one. */
export const queueDecisions = pgTable(
  "queue_decisions",
  {
    id: id(),
    editorId: uuid().notNull(),
    card: text().notNull(),
    decision: text({ enum: decisions }).notNull(),
    /** The columns that changed, before the decision; null if it can't be undone. */
    before: jsonb().$type<RecordValues>(),
    /** The same columns after it: Undo only restores a record that has not changed since. */
    after: jsonb().$type<RecordValues>(),
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

/** How many students a record concerns, counted each night: the queue shows the most wanted first. */
export const recordDemand = pgTable(
  "record_demand",
  {
    kind: text({ enum: kinds }).notNull(),
    recordId: uuid().notNull(),
    saves: integer().notNull(),
    /** Among the profiles that were counted. */
    matches: integer().notNull(),
    countedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    isOneOf("record_demand_kind", table.kind, kinds),
    mayRead([admin]),
    ...mayManage([worker]),
  ],
);
