import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "./database.ts";
import { dialect } from "./quick-dialect.ts";
import type * as schema from "./schema/index.ts";

/** Without the list of tables: with it, Drizzle makes for each transaction a builder for every table, which nobody uses. */
export const drizzleOn = (client: pg.Pool | pg.Client): Database =>
  new NodePgDatabase<typeof schema>(dialect, new NodePgSession(client, dialect, undefined), undefined);
