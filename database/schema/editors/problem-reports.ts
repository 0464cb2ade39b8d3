import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { kinds, problemReasons, reportStates } from "../lists.ts";
import { admin, mayAdd, mayManage, member, visitor } from "../roles.ts";

/** What visitors report as wrong with a record. No account is needed, and none is stored. */
export const problemReports = pgTable(
  "problem_reports",
  {
    id: id(),
    kind: text({ enum: kinds }).notNull(),
    recordId: uuid().notNull(),
    /** The record's title then. */
    title: text().notNull(),
    reason: text({ enum: problemReasons }).notNull(),
    note: text(),
    /** The closing day that the visitor says is right, and the page where they read it. */
    rightOn: date(),
    evidenceUrl: text(),
    /** Where to send an answer. Deleted once the report is closed. */
    email: text(),
    state: text({ enum: reportStates }).notNull().default("open"),
    /** What an editor did about it. */
    answer: text(),
    createdAt: createdAt(),
    handledAt: moment(),
  },
  (table) => [
    isOneOf("problem_reports_kind", table.kind, kinds),
    isOneOf("problem_reports_reason", table.reason, problemReasons),
    isOneOf("problem_reports_state", table.state, reportStates),
    index("problem_reports_queue").on(table.state, table.createdAt),
    index("problem_reports_open_of_record").on(table.recordId).where(sql`${table.state} = 'open'`),
    mayAdd([visitor, member], sql`${table.state} = 'open' and ${table.answer} is null`),
    ...mayManage([admin]),
  ],
);
