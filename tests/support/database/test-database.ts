import { sql, TransactionRollbackError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, test as base, beforeAll, inject } from "vitest";
import { fillCatalogue } from "#app/editors/catalogue/starter/fill-catalogue.server.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { openDatabase } from "#database/open-database.ts";
import * as schema from "#database/schema/index.ts";
import { type Postgres, postgresAt } from "./postgres.ts";
import { emptyDatabase, secret } from "./server-database.ts";

export { secret };

declare module "vitest" {
  interface ProvidedContext {
    /** The port of this run's PostgreSQL. */
    postgresPort: number;
  }
}

let opened: Promise<OpenDatabase> | undefined;
let setUp: Database | undefined;

export const testPostgres = (): Postgres => postgresAt(inject("postgresPort"));

let created: Promise<string> | undefined;
/** The address of this worker's database: a copy of the migrated, empty one, shared by all of its test files. */
export function testDatabaseUrl(): Promise<string> {
  created ??= testPostgres().createDatabase(`fursa_tests_${process.env.VITEST_POOL_ID}`, emptyDatabase);
  return created;
}

export function testDatabase(): Promise<OpenDatabase> {
  opened ??= testDatabaseUrl().then((url) => openDatabase({ url, dataDir: "", secret }));
  return opened;
}

/** Sessions that may take any role, including the owner's; the pool that serves pages may not. */
async function ownerDatabase(): Promise<Database> {
  await testDatabase();
  setUp ??= drizzle({ connection: await testDatabaseUrl(), schema, casing: "snake_case" });
  return setUp;
}

// Opened here so that the first test's timeout doesn't include it.
beforeAll(testDatabase, 180_000);

const asOwner = sql`select set_config('role', 'fursa_owner', true)`;
type Use = (db: Database) => Promise<void>;

/** Runs `use` in a transaction and rolls it back. */
async function useAndUndo(db: Database, use: Use): Promise<void> {
  await db
    .transaction(async (transaction) => {
      await use(transaction);
      transaction.rollback();
    })
    .catch((end: unknown) => {
      if (!(end instanceof TransactionRollbackError)) throw end;
    });
}

/** A test with an open transaction in the owner's role, rolled back at the end. */
export const test = base.extend<{ db: Database }>({
  db: async ({}, use) => {
    await useAndUndo(await ownerDatabase(), async (transaction) => {
      await transaction.execute(asOwner);
      await use(transaction);
    });
  },
});

/** Tests on rows that are added once per `describe`; each test sees them unchanged. */
export function testOn<Rows>(addRows: (db: Database) => Promise<Rows>) {
  let over: Promise<void>;
  let shared: { db: Database; rows: Rows };
  const end = Promise.withResolvers<void>();
  beforeAll(async () => {
    const db = await ownerDatabase();
    shared = await new Promise((ready, fail) => {
      over = useAndUndo(db, async (transaction) => {
        await transaction.execute(asOwner);
        ready({ db: transaction, rows: await addRows(transaction) });
        await end.promise;
      });
      over.catch(fail);
    });
  });
  afterAll(async () => {
    end.resolve();
    await over;
  });
  return base.extend<{ db: Database; rows: Rows }>({
    db: async ({}, use) => useAndUndo(shared.db, use),
    rows: async ({}, use: (rows: Rows) => Promise<void>) => use(shared.rows),
  });
}

/** Tests on the starter catalogue. */
export const testOnSeed = (now: Date) => testOn((db) => fillCatalogue(db, now));
