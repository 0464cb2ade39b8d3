import { getTableName, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { CycleTable } from "#app/catalogue/dates/closing-columns.server.ts";
import { cheapnessOf, worthOf } from "#app/catalogue/facts/worth.server.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";

/** Where a kind of listing is kept, and the columns that a search looks at. */
export interface Collection {
  name: "scholarships" | "colleges" | "internships" | "jobs";
  table: PgTable;
  columns: {
    id: PgColumn;
    createdAt: PgColumn;
    searchText: PgColumn;
    /** What it is called, without signs, and with its other names behind. */
    nameText: PgColumn;
    plainTitle: PgColumn;
    tags: PgColumn;
  };
  /** Where it says what can be studied there. */
  taughtIn: PgColumn | null;
  /** Null for what stays in the lists, whatever its dates. */
  closing: typeof scholarships | typeof internships | null;
  /** Whose dates say where it stands today. */
  cycle: CycleTable;
  /** The figure to sort by, the greatest first. */
  worth: SQL;
}

/** The jobs page shows the same internships as the browse page, and looks at other columns of them. */
export const collections: Record<Collection["name"], Collection> = {
  scholarships: {
    name: "scholarships",
    table: scholarships,
    columns: scholarships,
    taughtIn: null,
    closing: scholarships,
    cycle: scholarships,
    worth: worthOf(scholarships),
  },
  colleges: {
    name: "colleges",
    table: colleges,
    columns: colleges,
    taughtIn: colleges.programmes,
    closing: null,
    cycle: colleges,
    worth: cheapnessOf(colleges),
  },
  internships: {
    name: "internships",
    table: internships,
    columns: internships,
    taughtIn: null,
    closing: internships,
    cycle: internships,
    worth: worthOf(internships),
  },
  jobs: {
    name: "jobs",
    table: internships,
    columns: { ...internships, searchText: internships.jobSearchText },
    taughtIn: null,
    closing: internships,
    cycle: internships,
    worth: worthOf(internships),
  },
};

/** Listings that closed long ago are not in the indexes: saying that they are not asked for lets those be used. */
export function hasNotClosed(collection: Collection): SQL {
  return collection.closing ? not(collection.closing.hasClosed) : sql`true`;
}

/** The planner's own idea of how many there are. */
export const roughCount = ({ table }: Collection): SQL =>
  sql`(select reltuples::float8 from pg_class where oid = ${getTableName(table)}::regclass)`;
