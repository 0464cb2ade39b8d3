import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { longestNote, mostReferees } from "../bounds.ts";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { savedStatuses } from "../lists.ts";
import { isOwn, mayAdd, mayChange, mayRead, mayRemove, signedIn, worker } from "../roles.ts";
import { chosenOnce, chosenOpportunity } from "./chosen-opportunity.ts";

/** A person who was asked for a letter. */
export interface AskedReferee {
  who: string;
  /** 2026-11-16; empty if unknown. */
  askedOn: string | null;
}

/** What a student has saved, with their progress and notes. */
export const savedItems = pgTable(
  "saved_items",
  {
    id: id(),
    ...chosenOpportunity(),
    /** Its title when it was saved, for when it is unpublished. */
    title: text().notNull().default(""),
    status: text({ enum: savedStatuses }).notNull().default("interested"),
    note: text().notNull().default(""),
    /** The checklist's completed steps, by name. */
    ticked: text().array().notNull().default([]),
    /** Who was asked for a recommendation letter, and when. */
    referees: jsonb().$type<AskedReferee[]>().notNull().default([]),
    /** Whether to notify the student when it opens. */
    wantsOpening: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    ...chosenOnce("saved_items", table),
    isOneOf("saved_items_status", table.status, savedStatuses),
    check("saved_items_note_length", sql`char_length(${table.note}) <= ${sql.raw(String(longestNote))}`),
    check("saved_items_ticked", sql`cardinality(${table.ticked}) <= 60`),
    check(
      "saved_items_referees",
      sql`jsonb_typeof(${table.referees}) = 'array' and jsonb_array_length(${table.referees}) <= ${sql.raw(String(mostReferees))}`,
    ),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayChange(signedIn, isOwn(table.userId)),
    mayRemove(signedIn, isOwn(table.userId)),
    // Reminders of deadlines.
    mayRead([worker]),
  ],
);

/** Matches that a student has hidden. */
export const hiddenMatches = pgTable(
  "hidden_matches",
  { id: id(), ...chosenOpportunity(), createdAt: createdAt() },
  (table) => [
    ...chosenOnce("hidden_matches", table),
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayRemove(signedIn, isOwn(table.userId)),
    // Alerts leave out hidden matches.
    mayRead([worker]),
  ],
);

/**
 * The calendar that a phone subscribes to. Its URL contains this number and a signature that only the server can
 * create, so reading this table doesn't give access to a calendar. A new number invalidates the old URL.
 */
export const savedCalendars = pgTable(
  "saved_calendars",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    number: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    createdAt: createdAt(),
  },
  (table) => [
    mayRead(signedIn, isOwn(table.userId)),
    mayAdd(signedIn, isOwn(table.userId)),
    mayChange(signedIn, isOwn(table.userId)),
    mayRemove(signedIn, isOwn(table.userId)),
    // A calendar is requested without a session.
    mayRead([worker]),
  ],
);
