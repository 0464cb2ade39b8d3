import { sql } from "drizzle-orm";
import pg from "pg";
import { accountsKeeper, owner, powerless, prepareRoles, worker } from "../access/roles.ts";
import {
  allowRoleSwitch,
  makeServingLogin,
  rejectPowerfulLogin,
  servingLoginOf,
  servingPassword,
} from "../access/serving-login.ts";
import { countVersions } from "../changes/catalogue-version.ts";
import { openTableChanges } from "../changes/table-changes.ts";
import { type Database, DatabaseUnavailable, type OpenDatabase, type PoolStatus } from "../database.ts";
import { openReplicas, type Replica } from "../replicas/replicas.ts";
import { openReplicationProgress } from "../replicas/replication-progress.ts";
import { parseDatabaseUrl, parseReplicaUrl } from "./database-url.ts";
import { type DatabaseHosts, hostAndPortOf, openHosts, reasonOf } from "./hosts.ts";
import { openJobQueue } from "./job-queue.ts";
import { drizzleOn, Pool } from "./pool.ts";

/** The first version whose public schema is closed to other users, and the oldest one still supported. */
const oldestServer = 15;
const setUpLock = 720_514_891;

/** Milliseconds until a query without a response fails. The statement timeout of pages is shorter. */
const defaultQueryTimeout = 20_000;
/** Shorter, because another server can take the query. */
const replicaTimeouts = { queryTimeout: 5000, connectionTimeout: 1000 };
/** A maintenance statement may take ten minutes. */
const maintenanceTimeout = 11 * 60_000;

interface Postgres {
  url: string;
  readUrl?: string | undefined;
  /** A direct connection for LISTEN, if `url` leads to a transaction pooler. */
  listenUrl?: string | undefined;
  ownerUrl?: string | undefined;
  secret?: string | undefined;
  processes?: number | undefined;
}

/** A connection string, named by its environment variable for messages. */
interface Endpoint {
  name: "DATABASE_URL" | "DATABASE_OWNER_URL";
  hosts: DatabaseHosts;
  /** The login that we created; null if the operator created it. */
  made: DatabaseLogin | null;
  withLogin(login: DatabaseLogin): Endpoint;
}

interface DatabaseLogin {
  login: string;
  password: string;
}

/**
 * Pools of sessions without rights: each transaction begins as a visitor and changes its role. Nothing outlives a
 * transaction, so a transaction pooler may be in front.
 */
export async function openPostgres(
  { url, readUrl, listenUrl, ownerUrl, secret, processes = 1 }: Postgres,
  { oldest = oldestServer, queryTimeout = defaultQueryTimeout } = {},
): Promise<OpenDatabase> {
  const given = openEndpoint("DATABASE_URL", url);
  const setUp = ownerUrl ? openEndpoint("DATABASE_OWNER_URL", ownerUrl) : given;
  await refuseOldServer(setUp, oldest);
  const serving = ownerUrl ? await admitLogin(given, setUp) : await makeLogin(given, secret);
  await withClient(serving, (client) => rejectPowerfulLogin(drizzleOn(client)));
  const isBehindPooler = await isPooled(serving.hosts.address());
  const { hosts } = serving;
  const most = (alone: number, fewest: number) => shareOf(alone, fewest, processes);
  const visitors = new Pool({ hosts, role: powerless, max: most(10, 3), queryTimeout });
  const keepers = new Pool({ hosts, role: accountsKeeper, max: most(5, 2), queryTimeout });
  const jobs = new Pool({ hosts, role: powerless, max: most(3, 2), queryTimeout: maintenanceTimeout });
  const queue = new Pool({ hosts, role: worker, max: most(4, 2), queryTimeout: 3 * queryTimeout });
  const progress = openReplicationProgress();
  const listenHosts = listenUrl ? findListenHosts(listenUrl, serving) : hosts;
  const changes = openTableChanges({
    address: listenHosts.address,
    mayListen: async () => (listenUrl ? !(await isPooled(listenHosts.address())) : !isBehindPooler),
    progress,
    ...(listenHosts.mustBeWritable && { findPrimary: listenHosts.lookAgain }),
  });
  const primary = { db: drizzleOn(visitors), accounts: drizzleOn(keepers) };
  const patient = drizzleOn(jobs);
  for (const database of [primary.db, primary.accounts, patient]) countVersions(database, changes);
  const addresses = readUrl ? findReplicas(readUrl, serving) : [];
  const following = addresses.map((address) => openReplica(address, most));
  const replicas = following.map(({ replica }) => replica);
  const readers = following.map(({ pool }) => pool);
  return {
    ...primary,
    patient,
    status: () => statusOf([visitors, keepers, ...readers]),
    replicas: replicas.length > 0 ? openReplicas({ primary: primary.db, replicas, changes, progress }) : null,
    jobQueue: openJobQueue(queue, hosts, isBehindPooler),
    changes,
    asOwner: (work) => asOwnerAt(setUp, work),
    close: async () => {
      await changes.close();
      await Promise.all([visitors, keepers, jobs, queue, ...readers].map((pool) => pool.close()));
    },
  };
}

/** Whether a connection pooler is in front of the database: it does not pass a startup option on to the server. */
async function isPooled(address: string): Promise<boolean> {
  const separator = address.includes("?") ? "&" : "?";
  const client = new pg.Client({
    connectionString: `${address}${separator}options=${encodeURIComponent("-c fursa.is_direct=on")}`,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('fursa.is_direct', true) as is_direct");
    return rows[0]?.is_direct !== "on";
  } catch {
    return true;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Replicas are read with the login that serves here: it is replicated from the primary, which has verified it. */
function findReplicas(readUrl: string, { hosts, made }: Endpoint): string[] {
  const addresses = parseReplicaUrl(readUrl);
  if (!addresses) throw new DatabaseUnavailable("DATABASE_READ_URL is no address of a PostgreSQL");
  if (made) return addresses.map((address) => putLogin(address, made, "DATABASE_READ_URL"));
  const { user } = new pg.Client(hosts.address());
  if (addresses.every((address) => new pg.Client(address).user === user)) return addresses;
  throw new DatabaseUnavailable(`DATABASE_READ_URL must have the login of DATABASE_URL, ${user}`);
}

/** Uses the login that serves pages, like everything else. */
function findListenHosts(listenUrl: string, { made }: Endpoint): DatabaseHosts {
  const addresses = parseDatabaseUrl(listenUrl);
  if (!addresses) throw new DatabaseUnavailable("DATABASE_LISTEN_URL is no address of a PostgreSQL");
  const hosts = made
    ? addresses.hosts.map((host) => putLogin(host, made, "DATABASE_LISTEN_URL"))
    : addresses.hosts;
  return openHosts({ ...addresses, hosts });
}

/** Sessions with one replica. They time out sooner than the primary's, because another server can take the query. */
function openReplica(address: string, most: (alone: number, fewest: number) => number) {
  const hosts = openHosts({ hosts: [address], mustBeWritable: false });
  const replicaOptions = { hosts, ...replicaTimeouts };
  const max = most(10, 3);
  const visitors = new Pool({ ...replicaOptions, role: powerless, max });
  const replica: Replica = {
    name: hostAndPortOf(new pg.Client(address)),
    db: drizzleOn(visitors),
    isFull: () => visitors.totalCount >= max && visitors.idleCount === 0,
  };
  return { replica, pool: visitors };
}

/** Several processes share the connections that two would open, as long as each has enough. */
const shareOf = (alone: number, fewest: number, processes: number) =>
  Math.max(fewest, Math.min(alone, Math.ceil((2 * alone) / processes)));

function statusOf(pools: pg.Pool[]): PoolStatus {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  const waiting = sum((pool) => pool.waitingCount);
  // The pool is large, so any waiting query means overload.
  return {
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting,
    waitingLong: waiting,
  };
}

function openEndpoint(name: Endpoint["name"], url: string): Endpoint {
  const addresses = parseDatabaseUrl(url);
  if (!addresses) throw new DatabaseUnavailable(`${name} is no address of a PostgreSQL`);
  return {
    name,
    hosts: openHosts(addresses),
    made: null,
    withLogin: (login) => ({
      ...openEndpoint(name, url),
      made: login,
      hosts: openHosts({ ...addresses, hosts: addresses.hosts.map((host) => putLogin(host, login)) }),
    }),
  };
}

/**
 * With a single connection string, its login only migrates, because a login that may create roles could make itself the
 * owner. It creates the login that serves pages, which can't.
 */
async function makeLogin(endpoint: Endpoint, secret: string | undefined): Promise<Endpoint> {
  if (!secret) throw new Error("a secret is needed to create the login that serves pages");
  const serving = await settingUp(endpoint, async (db) => {
    const database = (await db.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[];
    };
    const login = servingLoginOf(database.rows[0]?.name ?? "");
    const password = servingPassword(secret, login);
    await makeServingLogin(db, login, password);
    await allowRoleSwitch(db, login);
    return { login, password };
  });
  const opened = endpoint.withLogin(serving);
  await withClient(opened, async () => undefined).catch((problem: unknown) => {
    throw new DatabaseUnavailable(
      `the login ${serving.login}, made for serving pages, is not let in: ${reasonOf(problem)}. Let it in (pg_hba.conf; behind a pooler its auth_query or auth_file), or give two logins of your own: DATABASE_OWNER_URL, which migrates, and DATABASE_URL, which serves`,
    );
  });
  return opened;
}

/** With a separate connection string for migrations, the operator's serving login is granted the roles that queries run in. */
async function admitLogin(endpoint: Endpoint, setUp: Endpoint): Promise<Endpoint> {
  const login = await withClient(endpoint, async (client) => {
    const answer = await client.query<{ login: string }>("select session_user as login");
    return answer.rows[0]?.login ?? "";
  });
  await settingUp(setUp, (db) => allowRoleSwitch(db, login));
  return endpoint;
}

function putLogin(url: string, { login, password }: DatabaseLogin, name = "DATABASE_URL"): string {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address?.host) {
    address.username = encodeURIComponent(login);
    address.password = encodeURIComponent(password);
    for (const name of ["user", "password"]) address.searchParams.delete(name);
    return address.href;
  }
  throw new DatabaseUnavailable(
    `${name} names no host, so that the login made for serving pages can't be put into it: give two logins of your own, DATABASE_OWNER_URL, which migrates, and DATABASE_URL, which serves`,
  );
}

export const asOwnerOf = <Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> =>
  asOwnerAt(openEndpoint("DATABASE_URL", url), work);

/** A consistent snapshot, while others go on writing. */
export const readingAll = <Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> =>
  withClient(openEndpoint("DATABASE_URL", url), (client) =>
    drizzleOn(client).transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" }),
  );

const asOwnerAt = <Result>(endpoint: Endpoint, work: (db: Database) => Promise<Result>): Promise<Result> =>
  settingUp(endpoint, async (db) => {
    await db.execute(sql.raw(`set local role ${owner}`));
    return work(db);
  });

/**
 * One machine at a time: several may start at once, and only the first finds work to do. All in one transaction, so
 * that the lock and the role end with it and neither remains in a pooler's session.
 */
function settingUp<Result>(endpoint: Endpoint, work: (db: Database) => Promise<Result>): Promise<Result> {
  return withClient(endpoint, (client) =>
    drizzleOn(client).transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(${setUpLock})`);
      await prepareRoles(db);
      return work(db);
    }),
  );
}

async function refuseOldServer(endpoint: Endpoint, oldest: number): Promise<void> {
  const version = await withClient(endpoint, async (client) => {
    const answer = await client.query<{ server_version: string }>("show server_version");
    return answer.rows[0]?.server_version ?? "unknown";
  });
  if (Number.parseInt(version, 10) >= oldest) return;
  throw new DatabaseUnavailable(
    `PostgreSQL ${oldest} or newer is needed, the database of ${endpoint.name} is ${version}`,
  );
}

async function withClient<Result>(
  { name, hosts }: Endpoint,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  let client: pg.Client;
  try {
    if (hosts.mustBeWritable) await hosts.lookAgain();
    client = new pg.Client({
      connectionString: hosts.address(),
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      pipeline: true,
    });
    client.on("error", () => undefined);
    await client.connect();
  } catch (problem) {
    throw new DatabaseUnavailable(`cannot reach the database of ${name}: ${reasonOf(problem)}`);
  }
  return work(client).finally(() => client.end());
}
