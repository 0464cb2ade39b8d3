import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "./database.ts";
import { closePool, openPool, poolOptions } from "./pool.ts";
import { accountsKeeper, owner, powerless, prepareRoles, worker } from "./roles.ts";
import * as schema from "./schema/index.ts";
import {
  letServe,
  makeServingLogin,
  refuseMightyLogin,
  servingLoginOf,
  servingPassword,
} from "./serving-login.ts";
import { openVersionsOnPostgres } from "./versions-on-postgres.ts";

/** The first version whose public schema is closed to strangers, and the oldest that is still looked after. */
const oldestServer = 15;
const setUpLock = 720_514_891;

const longestSilence = 20_000;
/** Whoever wants to know whether a kept page is still true has no time: see `openVersionsOnPostgres`. */
const longestHello = 1000;
/** Upkeep may take ten minutes for one statement. */
const longestUpkeep = 11 * 60_000;

interface Postgres {
  url: string;
  ownerUrl?: string | undefined;
  secret?: string | undefined;
}

/** Pools of sessions that can do nothing by themselves: each begins as a visitor and steps up for one transaction. */
export async function openPostgres(
  { url, ownerUrl, secret }: Postgres,
  { oldest = oldestServer, silence = longestSilence } = {},
): Promise<OpenDatabase> {
  const setUpUrl = ownerUrl ?? url;
  await refuseOldServer(setUpUrl, oldest);
  const serving = ownerUrl ? await admitLogin(url, ownerUrl) : await makeLogin(url, secret);
  await withClient(serving, (client) => refuseMightyLogin(drizzleOn(client)));
  const visitors = openPool({ url: serving, role: powerless, max: 10, silence });
  const keepers = openPool({ url: serving, role: accountsKeeper, max: 5, silence });
  const errands = openPool({ url: serving, role: powerless, max: 3, silence: longestUpkeep });
  const { Client: Session, ...asVisitor } = poolOptions({ url: serving, role: powerless, max: 1, silence });
  const versions = openVersionsOnPostgres(
    () => new Session({ ...asVisitor, connectionTimeoutMillis: longestHello }),
  );
  return {
    db: drizzleOn(visitors),
    accounts: drizzleOn(keepers),
    patient: drizzleOn(errands),
    engine: "PostgreSQL",
    errandQueue: poolOptions({ url: serving, role: worker, max: 4, silence: 3 * silence }),
    versions,
    asOwner: (work) => asOwnerOf(setUpUrl, work),
    close: async () => {
      await versions.close();
      await Promise.all([visitors, keepers, errands].map(closePool));
    },
  };
}

/**
 * With one address for everything, its login migrates and serves nobody: whoever may create roles can make itself the owner.
 * It makes the login that serves, which can't.
 */
async function makeLogin(url: string, secret: string | undefined): Promise<string> {
  if (!secret) throw new Error("a secret is needed to make the login that serves");
  const serving = await settingUp(url, async (db) => {
    const database = (await db.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[];
    };
    const login = servingLoginOf(database.rows[0]?.name ?? "");
    const password = servingPassword(secret, login);
    await makeServingLogin(db, login, password);
    await letServe(db, login);
    return { login, password };
  });
  const address = withLogin(url, serving);
  await withClient(address, async () => undefined).catch((problem: unknown) => {
    throw new DatabaseUnavailable(
      `the login ${serving.login}, made for serving pages, is not let in: ${reasonOf(problem)}. Let it in (pg_hba.conf), or give two logins of your own: DATABASE_OWNER_URL, which migrates, and DATABASE_URL, which serves`,
    );
  });
  return address;
}

/** With an address of its own for migrating, the operator's other login is let into the roles that ask. */
async function admitLogin(url: string, ownerUrl: string): Promise<string> {
  const login = await withClient(url, async (client) => {
    const answer = await client.query<{ login: string }>("select session_user as login");
    return answer.rows[0]?.login ?? "";
  });
  await settingUp(ownerUrl, (db) => letServe(db, login));
  return url;
}

function withLogin(url: string, { login, password }: { login: string; password: string }): string {
  const address = new URL(url);
  address.username = encodeURIComponent(login);
  address.password = encodeURIComponent(password);
  for (const name of ["user", "password"]) address.searchParams.delete(name);
  if (address.username) return address.href;
  throw new DatabaseUnavailable(
    "DATABASE_URL names no host, so that the login made for serving pages can't be put into it: give two logins of your own, DATABASE_OWNER_URL, which migrates, and DATABASE_URL, which serves",
  );
}

const drizzleOn = (client: pg.Pool | pg.Client): Database =>
  drizzle({ client, schema, casing: "snake_case" });

export function asOwnerOf<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  return settingUp(url, async (db) => {
    await db.execute(sql.raw(`set role ${owner}`));
    return work(db);
  });
}

/** One session, one machine at a time: several may start at once and only the first finds work to do. */
function settingUp<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  return withClient(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [setUpLock]);
    const db = drizzleOn(client);
    await prepareRoles(db);
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
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
