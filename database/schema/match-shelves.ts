import { bigint, customType, date, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { isOneOf } from "./list-checks.ts";
import { opportunityKinds } from "./lists.ts";
import { everyone, mayRead } from "./roles.ts";

const bitString = customType<{ data: string }>({ dataType: () => "bit varying" });

/** The columns of bits that stand on shelves, in the order of their places there; a kind has not all of them. */
export const bitColumns = [
  ...(["match_bits", "fit_bits", "fit_citizens", "fit_residents", "fit_grades", "fit_other_grades"] as const),
  ...(["fit_tests", "fit_enrolled", "fit_open"] as const),
];
export type BitColumn = (typeof bitColumns)[number];

/**
 * What was open on a day, for counting and judging: thousands of opportunities stand on a shelf, in the order in which they close, and for each
 * place of their bits one string tells which of them have it. Two strings are compared in microseconds, whatever they hold.
 * `shelve_matches` writes them, nobody else.
 */
export const matchShelves = pgTable(
  "match_shelves",
  {
    kind: text({ enum: opportunityKinds }).notNull(),
    shelf: integer().notNull(),
    /** A bit of a column, 64 places to a column; -1 for the string of ones that says how many stand there, -2 for a region. */
    place: smallint().notNull(),
    bits: bitString().notNull(),
    /** At place -1: who stands there; on the empty shelf the stamp of the filling. */
    ids: uuid().array(),
    /** At place -2: the region that those have. */
    region: text(),
    /** The same for all of a kind. */
    shelvedOn: date().notNull(),
  },
  (table) => [
    isOneOf("match_shelves_kind", table.kind, opportunityKinds),
    index("match_shelves_place").on(table.kind, table.place),
    mayRead(everyone),
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
    mayRead(everyone),
  ],
);
