import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { catalogueActions } from "#database/schema/lists.ts";

interface NamedChange {
  action: (typeof catalogueActions)[number];
  /** Changes that belong together, and can be undone together. */
  batchId?: string;
}

/** What runs inside stands in the history under this name; otherwise the database names it by what happens to the row. */
export async function nameChange<Result>(
  db: Database,
  { action, batchId = "" }: NamedChange,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const before = await queryRows<{ name: string }>(
    db,
    sql`select coalesce(current_setting('fursa.change', true), '') as name`,
  );
  const name = (given: string) => db.execute(sql`select set_config('fursa.change', ${given}, true)`);
  await name(`${action} ${batchId}`);
  const result = await work(db);
  await name(before[0]?.name ?? "");
  return result;
}
