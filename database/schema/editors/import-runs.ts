import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { importKinds } from "../lists.ts";
import { admin, mayAdd, mayChange, mayRead, mayRemove, worker } from "../roles.ts";

/** An editor's request to import one URL, or a list of them one after another. */
export const importRuns = pgTable(
  "import_runs",
  {
    id: id(),
    kind: text({ enum: importKinds }).notNull(),
    enhanceWithAI: boolean("enhance_with_ai").notNull().default(true),
    begunAt: moment().notNull().defaultNow(),
  },
  (table) => [
    isOneOf("import_runs_kind", table.kind, importKinds),
    index("import_runs_newest").on(table.begunAt.desc(), table.id.desc()),
    mayRead([admin, worker]),
    mayAdd([admin]),
    mayRemove([admin]),
  ],
);

/** The result for each URL. It is waiting while `success` is empty. */
export const importResults = pgTable(
  "import_results",
  {
    id: id(),
    runId: uuid()
      .notNull()
      .references(() => importRuns.id, { onDelete: "cascade" }),
    place: integer().notNull(),
    url: text().notNull(),
    success: boolean(),
    error: text().notNull().default(""),
    /** Why it wasn't enhanced although that was requested. */
    note: text().notNull().default(""),
    /** The article's, if it was imported. */
    slug: text(),
    title: text(),
    doneAt: moment(),
  },
  (table) => [
    unique("import_results_place").on(table.runId, table.place),
    check("import_results_done", sql`(${table.success} is null) = (${table.doneAt} is null)`),
    mayRead([admin, worker]),
    mayAdd([admin]),
    mayChange([admin, worker]),
  ],
);
