import { sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { accountsKeeper } from "./access/roles.ts";
import type { Database } from "./database.ts";
import { settleAll } from "./settle-all.ts";

/** The current user, and their database. */
export type Viewer =
  | { kind: "visitor"; database: Database }
  | { kind: "member"; userId: string; database: Database }
  | { kind: "admin"; userId: string; database: Database };

/** Runs SQL with the rights of the viewer: row-level security decides what they see and change. */
export function asViewer<Result>(viewer: Viewer, work: (db: Database) => Promise<Result>): Promise<Result> {
  return inRole(
    viewer.database,
    `fursa_${viewer.kind}`,
    viewer.kind === "visitor" ? "" : viewer.userId,
    work,
  );
}

/** Runs SQL with the rights of the background jobs. */
export function asWorker<Result>(
  database: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return inRole(database, "fursa_worker", "", work);
}

/** Runs SQL with the rights of the sign-in code. */
export function asAccountsKeeper<Result>(
  database: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return inRole(database, accountsKeeper, "", work);
}

const databases = new WeakMap<Database, Database>();

/** The database that a viewer's transaction belongs to; undefined in a transaction that was begun elsewhere. */
export const databaseOf = (transaction: Database): Database | undefined => databases.get(transaction);

function inRole<Result>(
  database: Database,
  role: string,
  userId: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const assume = (someRole: string, someId: string) =>
      transaction
        .execute(
          sql`select set_config('role', ${someRole}, true), set_config('fursa.user_id', ${someId}, true)`,
        )
        .execute();
    if (!(database instanceof PgTransaction)) {
      databases.set(transaction, database);
      // Sent before the first query, which need not wait: if it fails, so does everything else in the transaction.
      const [, result] = await settleAll([assume(role, userId), work(transaction)]);
      return result;
    }
    // In an open transaction a local setting outlives the savepoint, so it has to be restored.
    const before = await transaction.execute(
      sql`select current_setting('role') as role, coalesce(current_setting('fursa.user_id', true), '') as user_id`,
    );
    const [outer] = (before as unknown as { rows: { role: string; user_id: string }[] }).rows;
    await assume(role, userId);
    const result = await work(transaction);
    await assume(outer?.role ?? "none", outer?.user_id ?? "");
    return result;
  });
}
