import { bigint, customType, date, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { isOneOf } from "./list-checks.ts";
import { opportunityKinds } from "./lists.ts";
import { admin, mayRead, member, worker } from "./roles.ts";

const bitString = customType<{ data: string }>({ dataType: () => "bit varying" });

/**
 * What was open on a day, for counting: thousands of opportunities stand on a shelf, and for each place of the match
 * bits one string tells which of them have it. Two strings are compared in microseconds, whatever they hold.
 * `shelve_matches` writes them, nobody else.
 */
export const matchShelves = pgTable(
  "match_shelves",
  {
    kind: text({ enum: opportunityKinds }).notNull(),
    shelf: integer().notNull(),
    /** A bit of `match_bits`; -1 for the string of ones that says how many stand there. */
    place: smallint().notNull(),
    bits: bitString().notNull(),
    /** The same for all of a kind. */
    shelvedOn: date().notNull(),
  },
  (table) => [
    isOneOf("match_shelves_kind", table.kind, opportunityKinds),
    index("match_shelves_place").on(table.kind, table.place),
    mayRead([member, admin, worker]),
  ],
);

/**
 * What was written since. Triggers add lines and never change one, so writers do not wait for each other;
 * `shelve_matches` takes them away.
 */
export const matchChanges = pgTable(
  "match_changes",
  {
    kind: text({ enum: opportunityKinds }).notNull(),
    matchBits: bigint({ mode: "number" }).notNull(),
    listedUntil: date().notNull(),
    /** How many more there are of these; below zero where there are fewer. */
    opportunities: integer().notNull(),
  },
  (table) => [
    isOneOf("match_changes_kind", table.kind, opportunityKinds),
    index("match_changes_kind_of").on(table.kind),
    mayRead([member, admin, worker]),
  ],
);
