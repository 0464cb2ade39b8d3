import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { grantPolicyRights, restrictOwner } from "../access/roles.ts";
import { type Database, DatabaseUnavailable } from "../database.ts";
import { databaseFolder } from "../database-folder.ts";
import { queryRows } from "../query-rows.ts";
import { applyFunctions, readFingerprints, removeFunctions } from "./apply-functions.ts";
import { type FunctionFile, readFunctionFiles } from "./function-files.ts";

/** The target of a migration. */
interface ReleaseFiles {
  migrationsFolder: string;
  functions: FunctionFile[];
}

const ourMigrations = join(databaseFolder, "migrations");
const thisRelease = () => ({ migrationsFolder: ourMigrations, functions: readFunctionFiles() });
const journal = sql`drizzle.__drizzle_migrations`;

/**
 * Migrates tables and functions. Runs as their owner, under the lock that `asOwner` holds. Returns the number of
 * steps; an up-to-date database is only checked.
 */
export async function migrate(db: Database, release: ReleaseFiles = thisRelease()): Promise<number> {
  const shipped = momentsOf(release.migrationsFolder);
  const before = await readJournal(db);
  refuseStranger(before[0], shipped[0]);
  const newest = Number(shipped.at(-1));
  const newestApplied = Number(before.at(-1) ?? 0);
  let steps = 0;
  // A newer release has migrated it: its functions fit its tables, and ours may not.
  if (newestApplied <= newest)
    steps = await applyPending(db, withMigration(release, newest), newestApplied < newest);
  await grantPolicyRights(db);
  await restrictOwner(db);
  return steps + (await countAppliedMigrations(db)) - before.length;
}

/** Only the tables, as of that moment, for rows that were written then. `migrate` adds functions and triggers. */
export async function migrateUntil(db: Database, moment: number): Promise<void> {
  const { functions, migrationsFolder } = thisRelease();
  const shipped = momentsOf(migrationsFolder);
  if (!shipped.includes(moment)) {
    throw new RangeError(
      moment < Number(shipped[0])
        ? "the backup was made by a Fursa from before the first release, whose tables this one doesn't know"
        : "the backup was made by a newer Fursa than this one: use that release, or a later one",
    );
  }
  const early = functions.filter(({ isBeforeTables }) => isBeforeTables);
  await applyFunctions(db, early, await readFingerprints(db));
  await applyMigrations(db, migrationsFolder, moment);
}

async function applyPending(
  db: Database,
  { functions, migrationsFolder }: ReleaseFiles,
  hasNewMigrations: boolean,
): Promise<number> {
  const applied = await readFingerprints(db);
  const isEarly = ({ isBeforeTables }: FunctionFile) => isBeforeTables;
  let steps = await applyFunctions(db, functions.filter(isEarly), applied);
  if (hasNewMigrations) await applyMigrations(db, migrationsFolder);
  steps += await applyFunctions(
    db,
    functions.filter((file) => !isEarly(file)),
    applied,
  );
  return steps + (await removeFunctions(db, functions, applied));
}

/** Drizzle's own migrator would begin a transaction, and its end would end ours. */
async function applyMigrations(
  db: Database,
  migrationsFolder: string,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  await db.transaction(async (own) => {
    await own.execute(sql`create schema if not exists drizzle`);
    await own.execute(
      sql`create table if not exists ${journal} (id serial primary key, hash text not null, created_at bigint)`,
    );
    const newest = (await readJournal(own)).at(-1) ?? 0;
    for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
      if (folderMillis <= newest || folderMillis > until) continue;
      for (const statement of statements) await own.execute(sql.raw(statement));
      await own.execute(sql`insert into ${journal} (hash, created_at) values (${hash}, ${folderMillis})`);
    }
  });
}

/**
 * A migration may drop triggers with their table, so everything that isn't needed before the tables is applied again
 * after each.
 */
const withMigration = ({ functions, migrationsFolder }: ReleaseFiles, newest: number): ReleaseFiles => ({
  migrationsFolder,
  functions: functions.map((file) =>
    file.isBeforeTables ? file : { ...file, fingerprint: `${file.fingerprint} after ${newest}` },
  ),
});

/** Before the first release there were other migrations, whose databases can't be told from those of other programs. */
function refuseStranger(first: number | undefined, ours: number | undefined): void {
  if (first === undefined || first === ours) return;
  throw new DatabaseUnavailable(
    "the database was made by a Fursa from before the first release, or by something else, and can't be brought up to date. Nothing was changed in it. Begin with an empty one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database",
  );
}

/** True if the database responds and every migration of this release has been applied. */
export async function isReady(db: Database): Promise<boolean> {
  return (await findMigrationProblem(db)) === null;
}

/** Why this release can't use the database, in words for the operator; null if it can. */
export async function findMigrationProblem(db: Database): Promise<string | null> {
  if ((await countAppliedMigrations(db)) < expectedMigrations()) return "the database is not up to date";
  const [answer] = await queryRows<{ is_read_only: boolean }>(
    db,
    sql`select current_setting('transaction_read_only') = 'on' as is_read_only`,
  );
  return answer?.is_read_only ? onlyRead : null;
}

export const onlyRead = "the database can only be read";

let expected: number | undefined;

function expectedMigrations(): number {
  expected ??= momentsOf(ourMigrations).length;
  return expected;
}

/** Migrations are identified by their timestamps in the journal. */
const momentsOf = (migrationsFolder: string): number[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

async function readJournal(db: Database): Promise<number[]> {
  const [found] = await queryRows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return [];
  const rows = await queryRows<{ moment: string }>(
    db,
    sql`select created_at::text as moment from ${journal} order by created_at`,
  );
  return rows.map(({ moment }) => Number(moment));
}

async function countAppliedMigrations(db: Database): Promise<number> {
  const [answer] = await queryRows<{ applied: number }>(
    db,
    sql`select count(*)::int as applied from ${journal}`,
  );
  return answer?.applied ?? 0;
}
