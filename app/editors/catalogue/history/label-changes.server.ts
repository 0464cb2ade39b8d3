import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { catalogueActions } from "#database/schema/lists.ts";

interface ChangeLabel {
  action: (typeof catalogueActions)[number];
  /** Groups changes that are undone together. */
  batchId?: string;
}

/**
 * Changes made by `work` appear in the history under this action. Without it, the database names them after
 * the SQL operation.
 */
export async function withChangeLabel<Result>(
  db: Database,
  { action, batchId = "" }: ChangeLabel,
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
