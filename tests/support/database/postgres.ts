import type { ChildProcess } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import {
  createCluster,
  dataOf,
  freePort,
  type Installation,
  spawnPostgres,
  superuser,
  untilReady,
} from "#database/embedded/postgres-process.ts";
import { accountFor, findPrograms } from "#database/embedded/programs.ts";

export { freePort };

const password = "fursa-tests";

export interface Postgres {
  /** Creates a database, empty or a copy of another, and returns the address of an ordinary role that owns it. */
  createDatabase(name: string, copied?: string): Promise<string>;
  /** The superuser's address, for inspecting the database and breaking it on purpose. */
  superuserUrl(database?: string): string;
  stop(): Promise<void>;
}

/** A PostgreSQL started by this process, which may be killed. */
interface OwnPostgres extends Postgres {
  crash(): Promise<void>;
  comeBack(): Promise<void>;
}

/**
 * Starts a PostgreSQL for tests and benchmarks, in a temporary folder or in one that is kept for the next run. It is
 * the version that Fursa ships with, or the one that `npm run test:versions` has installed in POSTGRES_PACKAGES.
 */
export async function startPostgres(
  settings: Record<string, string> = { fsync: "off" },
  keptFolder?: string,
): Promise<OwnPostgres> {
  if (keptFolder) mkdirSync(keptFolder, { recursive: true });
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), "fursa-postgres-"));
  const account = accountFor(folder);
  if (account.uid !== undefined) {
    chmodSync(folder, 0o755);
    chownSync(folder, account.uid, account.gid ?? account.uid);
  }
  const packages = process.env.POSTGRES_PACKAGES;
  const programs = await findPrograms(folder, account, packages && join(packages, "package.json"));
  const installation: Installation = { folder, account, programs };
  const isNew = !existsSync(dataOf(installation));
  if (isNew) await createCluster(installation, { isDurable: false });
  const port = await freePort();
  const begin = () => spawnPostgres(installation, { port, settings });
  let server = begin();
  const postgres = postgresAt(port);
  await untilReady(postgres.superuserUrl(), () => hasEnded(server));
  if (isNew)
    await execute(postgres.superuserUrl(), `create role fursa login createrole password '${password}'`);
  return {
    ...postgres,
    crash: () => end(server, "SIGKILL"),
    async comeBack() {
      // PostgreSQL doesn't start beside leftover processes of the killed one, so this waits until they have noticed.
      for (let isBack = false; !isBack; ) {
        if (hasEnded(server)) server = begin();
        isBack = await untilReady(postgres.superuserUrl(), () => hasEnded(server)).then(
          () => true,
          () => false,
        );
      }
    },
    async stop() {
      await end(server);
      if (!keptFolder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL that another process has started and will stop. */
export function postgresAt(port: number): Postgres {
  const superuserUrl = (database = "postgres") =>
    `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  return {
    superuserUrl,
    async createDatabase(name, copied = "template1") {
      await execute(superuserUrl(), `drop database if exists ${name} with (force)`);
      await execute(superuserUrl(), `create database ${name} owner fursa template ${copied}`);
      return `postgres://fursa:${password}@127.0.0.1:${port}/${name}`;
    },
    stop: async () => undefined,
  };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function end(server: ChildProcess, signal: NodeJS.Signals = "SIGINT"): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(server)) return resolve();
    server.once("exit", () => resolve());
    server.kill(signal);
  });
}
