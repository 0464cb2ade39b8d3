import { sql, TransactionRollbackError } from "drizzle-orm";
import { test as base, beforeAll, inject } from "vitest";
import type { Database, OpenDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open-database.ts";
import { openPglite } from "#database/open-pglite.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL to test on; empty for PGlite. */
    databaseUrl: string;
  }
}

let opened: Promise<OpenDatabase> | undefined;

/** The database of this run, migrated and empty; one for all test files, since opening costs seconds. */
export function testDatabase(): Promise<OpenDatabase> {
  opened ??= (async () => {
    const url = inject("databaseUrl");
    const database = url ? await openDatabase({ url, dataDir: "" }) : await openPglite("memory");
    await database.asOwner(migrate);
    return database;
  })();
  return opened;
}

// The first test must not pay for the opening with its own time.
beforeAll(testDatabase, 180_000);

/** A test with a database of its own: an open transaction with the owner's rights, undone at the end. */
export const test = base.extend<{ db: Database }>({
  db: async ({}, use) => {
    const { db } = await testDatabase();
    await db
      .transaction(async (transaction) => {
        await transaction.execute(sql`select set_config('role', 'fursa_owner', true)`);
        await use(transaction);
        transaction.rollback();
      })
      .catch((end: unknown) => {
        if (!(end instanceof TransactionRollbackError)) throw end;
      });
  },
});
