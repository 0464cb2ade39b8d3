import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "./database.ts";
import { accountsKeeper, owner, powerless, prepareRoles, worker } from "./roles.ts";
import * as schema from "./schema/index.ts";

/** The first version whose public schema is closed to strangers, and the oldest that is still looked after. */
const oldestServer = 15;
const setUpLock = 720_514_891;

/** A pool of sessions that can do nothing by themselves: each begins as a visitor and steps up for one transaction. */
export async function openPostgres(url: string, oldest = oldestServer): Promise<OpenDatabase> {
  await refuseOldServer(url, oldest);
  await asOwnerOf(url, async () => undefined);
  const visitors = openPool(url, powerless, 10);
  const keepers = openPool(url, accountsKeeper, 5);
  return {
    db: drizzle(visitors, { schema, casing: "snake_case" }),
    accounts: drizzle(keepers, { schema, casing: "snake_case" }),
    engine: "PostgreSQL",
    errandQueue: { connectionString: url, options: `-c role=${worker}`, max: 4 },
    asOwner: (work) => asOwnerOf(url, work),
    close: async () => {
      await Promise.all([visitors.end(), keepers.end()]);
    },
  };
}

function openPool(url: string, role: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    options: `-c role=${role}`,
  });
  // A session that breaks is replaced by the pool, and whoever was using it is told by the next query. Without listeners it would
  // stop the process: one for sessions at rest, one for those in the middle of a transaction.
  pool.on("error", () => undefined);
  pool.on("connect", (session) => session.on("error", () => undefined));
  return pool;
}

/** One session, one machine at a time: several may start at once and only the first finds work to do. */
function asOwnerOf<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  return withClient(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [setUpLock]);
    const db = drizzle(client, { schema, casing: "snake_case" });
    await prepareRoles(db);
    await client.query(`set role ${owner}`);
    return work(db);
  });
}

async function refuseOldServer(url: string, oldest: number): Promise<void> {
  const version = await withClient(url, async (client) => {
    const answer = await client.query<{ server_version: string }>("show server_version");
    return answer.rows[0]?.server_version ?? "unknown";
  });
  if (Number.parseInt(version, 10) >= oldest) return;
  throw new DatabaseUnavailable(
    `PostgreSQL ${oldest} or newer is needed, the database of DATABASE_URL is ${version}`,
  );
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (problem) {
    throw new DatabaseUnavailable(`cannot reach the database of DATABASE_URL: ${reasonOf(problem)}`);
  }
  return work(client).finally(() => client.end());
}

/** Node reports a refused connection to a name with several addresses as a group without words of its own. */
function reasonOf(problem: unknown): string {
  if (problem instanceof AggregateError) return problem.errors.map(reasonOf).join("; ");
  return problem instanceof Error ? problem.message : String(problem);
}
