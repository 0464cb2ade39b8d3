import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "./database.ts";
import { owner, powerless, prepareRoles } from "./roles.ts";
import * as schema from "./schema/index.ts";

const oldestServer = { number: 150000, name: "15" };
const setUpLock = 720_514_891;

/** A pool of sessions that can do nothing by themselves: each begins as a visitor and steps up for one transaction. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  await asOwnerOf(url, async () => undefined);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    options: `-c role=${powerless}`,
  });
  // A session that breaks while idle is replaced by the pool; without a listener it would stop the process.
  pool.on("error", () => undefined);
  return {
    db: drizzle(pool, { schema, casing: "snake_case" }),
    engine: "PostgreSQL",
    asOwner: (work) => asOwnerOf(url, work),
    close: () => pool.end(),
  };
}

/** One session, one machine at a time: several may start at once and only the first finds work to do. */
async function asOwnerOf<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (problem) {
    throw new DatabaseUnavailable(`cannot reach the database of DATABASE_URL: ${reasonOf(problem)}`);
  }
  try {
    await refuseOldServer(client);
    await client.query("select pg_advisory_lock($1)", [setUpLock]);
    const db = drizzle(client, { schema, casing: "snake_case" });
    await prepareRoles(db);
    await client.query(`set role ${owner}`);
    return await work(db);
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const answer = await client.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  );
  const server = answer.rows[0];
  if (!server || server.number < oldestServer.number) {
    throw new DatabaseUnavailable(
      `PostgreSQL ${oldestServer.name} or newer is needed, the database has ${server?.name}`,
    );
  }
}

/** Node reports a refused connection to a name with several addresses as a group without words of its own. */
function reasonOf(problem: unknown): string {
  if (problem instanceof AggregateError) return problem.errors.map(reasonOf).join("; ");
  return problem instanceof Error ? problem.message : String(problem);
}
