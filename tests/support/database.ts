import { sql, TransactionRollbackError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, test as base, beforeAll, inject } from "vitest";
import { fillCatalogue } from "#app/editors/catalogue/starter/fill-catalogue.server.ts";
import { ask } from "#database/ask.ts";
import { openPglite } from "#database/built-in/open-pglite.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open-database.ts";
import * as schema from "#database/schema/index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL to test on; empty for PGlite. */
    databaseUrl: string;
  }
}

export const secret = "a-secret-of-thirty-two-characters-or-more";

let opened: Promise<OpenDatabase> | undefined;
let setUp: Database | undefined;

/** The database of this run, migrated and empty; one for all test files, since opening costs seconds. */
export function testDatabase(): Promise<OpenDatabase> {
  opened ??= (async () => {
    const url = inject("databaseUrl");
    const database = url ? await openDatabase({ url, dataDir: "", secret }) : await openPglite("memory");
    await database.asOwner(migrate);
    return database;
  })();
  return opened;
}

/**
 * How much of something random is tried. PGlite is the same engine in a slower build: what it could do differently shows in a part of
 * it. See decision 33.
 */
export const howMany = (onPostgres: number, onPglite: number): number =>
  inject("databaseUrl") ? onPostgres : onPglite;

/** Sessions that may be anyone, the owner too: on PostgreSQL those that serve pages may not. */
export async function mightyDatabase(): Promise<Database> {
  const { db } = await testDatabase();
  const url = inject("databaseUrl");
  if (!url) return db;
  setUp ??= drizzle({ connection: url, schema, casing: "snake_case" });
  return setUp;
}

// The first test must not pay for the opening with its own time.
beforeAll(testDatabase, 180_000);

const asOwner = sql`select set_config('role', 'fursa_owner', true)`;
type Use = (db: Database) => Promise<void>;
/** How many tests have been undone. */
let undone = 0;

/** Gives a transaction that is undone at the end. */
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

/** A test with a database of its own: an open transaction with the owner's rights, undone at the end. */
export const test = base.extend<{ db: Database }>({
  db: async ({}, use) => {
    await useAndUndo(await mightyDatabase(), async (transaction) => {
      await transaction.execute(asOwner);
      await use(transaction);
    });
    undone += 1;
    // Looking takes longer than most tests.
    if (undone % 10 === 0) await clearUndoneRows();
  },
});

/** Tests on rows that are added once for all of a `describe`, and are new for each of them. */
export function testOn<Rows>(addRows: (db: Database) => Promise<Rows>) {
  let over: Promise<void>;
  let shared: { db: Database; rows: Rows };
  const end = Promise.withResolvers<void>();
  beforeAll(async () => {
    const db = await mightyDatabase();
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
    await clearUndoneRows();
  });
  return base.extend<{ db: Database; rows: Rows }>({
    db: async ({}, use) => useAndUndo(shared.db, use),
    rows: async ({}, use: (rows: Rows) => Promise<void>) => use(shared.rows),
  });
}

/** Tests on the starter catalogue. */
export const testOnSeed = (now: Date) => testOn((db) => fillCatalogue(db, now));

/** PGlite never vacuums by itself: what earlier tests wrote and undid would slow every later one. */
async function clearUndoneRows(): Promise<void> {
  const { engine, asOwner } = await testDatabase();
  if (engine !== "PGlite") return;
  await asOwner(async (db) => {
    const full = await ask<{ name: string }>(
      db,
      sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where n_dead_tup > 500`,
    );
    for (const { name } of full) await db.execute(sql.raw(`vacuum ${name}`));
  });
}
