import type { SQL } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The rows of SQL that Drizzle's query builder cannot express. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}
