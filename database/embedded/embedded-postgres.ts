import type { ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnavailable } from "../database.ts";
import { isDiskFull, prepareDataFolder, wordsForFolder } from "./data-folder.ts";
import { type FileLock, lockFile, waitForLock } from "./file-lock.ts";
import {
  createCluster,
  dataOf,
  disownPidFile,
  findPostmaster,
  freePort,
  type Installation,
  readPidFile,
  spawnPostgres,
  stopPostgres,
  superuser,
  untilReady,
} from "./postgres-process.ts";
import { accountFor, canReach, findPrograms } from "./programs.ts";

export interface EmbeddedPostgres {
  /** The superuser's connection URL. */
  url: string;
  password: string;
  /** Stops PostgreSQL, unless another process still uses it. */
  close(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  /** A server keeps PostgreSQL running, and is the only one on its folder; other processes use it temporarily. */
  isServer?: boolean | undefined;
  /** How many processes open sessions. */
  processes?: number | undefined;
}

const database = "fursa";
/** Used instead of a folder inside a private home folder. */
const systemFolder = "/var/lib/fursa";
/** Milliseconds to wait while another process starts or stops PostgreSQL, a recovery included. */
const longestChange = 600_000;
const longestPause = 5000;
/** Milliseconds for the last processes of a killed PostgreSQL to notice its end. */
const longestEnd = 30_000;
const sessionsPerProcess = 14;
const largestLog = 1_000_000;
/** Bytes that initdb and the first WAL segment take, with a margin. */
const roomToCreate = 80 * 1024 * 1024;

const settingsFor = (processes: number): Record<string, string> => ({
  max_connections: String(Math.max(100, 20 + processes * sessionsPerProcess)),
  shared_buffers: "32MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  // Small and without others: no replicas, no parallel workers, no I/O workers.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_parallel_workers_per_gather: "0",
  max_logical_replication_workers: "0",
  autovacuum_max_workers: "1",
  io_method: "sync",
  // What our own log doesn't have: starts, crashes, recoveries. Failed statements are not logged, because they contain
  // user input.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
});

/**
 * Opens the PostgreSQL of a data folder: creates it once, starts it or joins the running one, and cleans up after
 * killed processes. Three locks in the folder: `server` belongs to the one server, `use` is shared by all processes
 * that need PostgreSQL, and `change` is held while one of them starts or stops it.
 */
export async function openEmbedded({
  dataDir,
  isServer = false,
  processes = 1,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const locks = prepareLocks(dataDir);
  const serverLock = isServer ? lockFile(join(locks, "server"), "exclusive") : null;
  if (isServer && !serverLock) {
    throw new DatabaseUnavailable(
      `another Fursa is running on the data folder ${dataDir}: stop it first, or give this one its own DATA_DIR`,
    );
  }
  const use = join(locks, "use");
  let useLock: FileLock | null = null;
  let watching: pg.Client | null = null;
  let isClosed = false;

  const changing = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    const lock = await waitForLock(join(locks, "change"), "exclusive", longestChange);
    if (!lock)
      throw new DatabaseUnavailable(
        `another Fursa is starting or stopping the database in ${dataDir}: try again`,
      );
    return change().finally(lock.release);
  };
  /** True if no process uses PostgreSQL. None can start using it while we hold the lock `change`. */
  const isUnused = () => {
    const lock = lockFile(use, "exclusive");
    lock?.release();
    return lock !== null;
  };

  try {
    const opened = await changing(async () => {
      const installation = await prepareInstallation(dataDir);
      const password = await prepareCluster(installation, dataDir);
      const leftOver = findPostmaster(installation);
      if (leftOver && isUnused()) await stopPostgres(installation);
      const port = await ensureRunning(installation, { dataDir, password, settings: settingsFor(processes) });
      await createDatabase(addressOf(port, password, superuser));
      useLock = lockFile(use, "shared");
      return { installation, password, port };
    });
    const { installation, password, port } = opened;
    /** For an immediate exit: PostgreSQL stops once all of our sessions have ended. */
    const endWithUs = () => {
      useLock?.release();
      const lock = lockFile(join(locks, "change"), "exclusive");
      const running = lock && isUnused() ? findPostmaster(installation) : null;
      if (running) process.kill(running.pid, "SIGTERM");
    };
    process.once("exit", endWithUs);

    const watch = async () => {
      const client = new pg.Client({ connectionString: addressOf(port, password, superuser) });
      client.on("error", () => undefined);
      client.once("end", () => !isClosed && void recover());
      await client.connect();
      watching = client;
    };
    /** PostgreSQL was killed, or restarts because one of its processes was. */
    const recover = async () => {
      for (let pause = 50; !isClosed; pause = Math.min(2 * pause, longestPause)) {
        const isBack = await changing(() =>
          ensureRunning(installation, { dataDir, password, settings: settingsFor(processes), port }),
        )
          .then(watch)
          .then(
            () => true,
            () => false,
          );
        if (isBack) return;
        await wait(pause);
      }
    };
    if (isServer) await watch();

    return {
      url: addressOf(port, password, database),
      password,
      async close() {
        isClosed = true;
        process.off("exit", endWithUs);
        await watching?.end().catch(() => undefined);
        await changing(async () => {
          useLock?.release();
          if (isUnused()) await stopPostgres(installation);
        });
        serverLock?.release();
      },
    };
  } catch (problem) {
    (useLock as FileLock | null)?.release();
    serverLock?.release();
    throw inWords(problem, dataDir);
  }
}

/** True if a data folder contains a database of ours. */
export const hasEmbedded = (dataDir: string): boolean =>
  existsSync(join(dataDir, "postgres/data/PG_VERSION"));

const addressOf = (port: number, password: string, name: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`;

function prepareLocks(dataDir: string): string {
  prepareDataFolder(dataDir);
  refuseFormerKind(dataDir);
  const locks = join(dataDir, "locks");
  mkdirSync(locks, { recursive: true, mode: 0o700 });
  return locks;
}

function refuseFormerKind(dataDir: string): void {
  if (existsSync(join(dataDir, "postgres")) || !existsSync(join(dataDir, "pglite"))) return;
  throw new DatabaseUnavailable(
    `the data folder ${dataDir} holds a database of an earlier Fursa: run npm run back-up with that version, then npm run restore with this one and a new DATA_DIR. Nothing was changed`,
  );
}

async function prepareInstallation(dataDir: string): Promise<Installation> {
  const folder = prepareHome(dataDir);
  const account = accountFor(folder);
  return { folder, account, programs: await findPrograms(folder, account) };
}

/**
 * The folder that PostgreSQL owns, `postgres` in the data folder. Root gives it to an unprivileged user, who can't
 * enter a private home folder; in that case it is in the system's folder for data, with a symbolic link to it.
 */
function prepareHome(dataDir: string): string {
  const home = join(resolve(dataDir), "postgres");
  if (lstatSync(home, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(home)) {
    throw new DatabaseUnavailable(
      `the folder that ${home} links to is missing: bring it back, or delete the link to begin with an empty database`,
    );
  }
  const isNew = !existsSync(home);
  if (isNew) mkdirSync(home, { mode: 0o700 });
  const account = accountFor(home);
  if (account.uid === undefined) return realpathSync(home);
  const { uid } = account;
  // Others may enter the folder, to reach their own, but not list it.
  chmodSync(resolve(dataDir), statSync(dataDir).mode | 0o011);
  const real = realpathSync(home);
  chownSync(real, uid, account.gid ?? uid);
  if (canReach(real, account)) return real;
  if (!isNew) {
    throw new DatabaseUnavailable(
      `PostgreSQL runs as the user ${uid} there, and that user can't enter ${home}: let it enter every folder above, or set DATA_DIR to another folder`,
    );
  }
  const elsewhere = join(
    systemFolder,
    `${basename(resolve(dataDir))}-${createHash("sha256").update(home).digest("hex").slice(0, 12)}`,
  );
  mkdirSync(elsewhere, { recursive: true, mode: 0o711 });
  chmodSync(elsewhere, 0o700);
  chownSync(elsewhere, uid, account.gid ?? uid);
  rmSync(home, { recursive: true });
  symlinkSync(elsewhere, home);
  process.stdout.write(
    `PostgreSQL's files are in ${elsewhere}: root runs it as an account that can't enter ${resolve(dataDir)}\n`,
  );
  return elsewhere;
}

/** Creates what is missing and returns the superuser's password. */
async function prepareCluster(installation: Installation, dataDir: string): Promise<string> {
  const passwordFile = join(dataDir, "database-password");
  const versionFile = join(dataOf(installation), "PG_VERSION");
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, "utf8").trim();
    const { programs } = installation;
    if (version !== String(programs.version)) {
      throw new DatabaseUnavailable(
        `the database in ${dataDir} is of PostgreSQL ${version}, and this Fursa has ${programs.version}: run npm run back-up with the Fursa that made it, then npm run restore with this one and a new DATA_DIR. Nothing was changed`,
      );
    }
    if (existsSync(passwordFile)) return readFileSync(passwordFile, "utf8");
    throw new DatabaseUnavailable(
      `the file ${passwordFile} is missing, and without it nobody is let into the database: bring it back from a copy of the folder`,
    );
  }
  if (isDiskFull(dataDir, roomToCreate))
    throw new DatabaseUnavailable(wordsForFolder({ code: "ENOSPC" }, dataDir) ?? "");
  const password = randomBytes(24).toString("base64url");
  writeFileSync(passwordFile, password, { mode: 0o600, flush: true });
  await createCluster(installation, { password, isDurable: true });
  return password;
}

interface StartOptions {
  dataDir: string;
  password: string;
  settings: Record<string, string>;
  /** The port that existing sessions use. */
  port?: number;
}

/**
 * Starts PostgreSQL unless it runs, waits until it accepts connections, and returns its port. The caller must hold
 * the lock `change`.
 */
async function ensureRunning(installation: Installation, start: StartOptions): Promise<number> {
  const { dataDir, password } = start;
  const running = findPostmaster(installation);
  if (running) {
    const hasEnded = () => findPostmaster(installation) === null;
    const isReady = await untilReady(addressOf(running.port, password, superuser), hasEnded, longestEnd).then(
      () => true,
      () => false,
    );
    if (isReady) return running.port;
    if (!hasEnded()) {
      throw new DatabaseUnavailable(
        `the PostgreSQL that runs on ${dataDir} (process ${running.pid}) does not answer: end that process and try again`,
      );
    }
  }
  const port = start.port ?? readPidFile(installation)?.port ?? (await freePort());
  disownPidFile(installation);
  for (const end = performance.now() + longestEnd; ; await wait(100)) {
    const failure = await tryToStart(installation, { ...start, port });
    if (!failure) return port;
    const isEnding = /is still in use|already exists/.test(failure);
    if (isEnding && performance.now() < end) continue;
    // Another program may have taken the port of a killed one.
    if (start.port === undefined && /could not create any TCP\/IP sockets/.test(failure))
      return ensureRunning(installation, { ...start, port: await freePort() });
    throw new DatabaseUnavailable(
      wordsForText(failure, dataDir) ?? `PostgreSQL could not start in ${installation.folder}: ${failure}`,
    );
  }
}

/** Returns null once PostgreSQL accepts connections, or its output when it ended. */
async function tryToStart(
  installation: Installation,
  { password, port, settings }: StartOptions & { port: number },
): Promise<string | null> {
  const logFile = join(installation.folder, "log");
  const before = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const isLong = before > largestLog;
  const log = openSync(logFile, isLong ? "w" : "a", 0o600);
  let server: ChildProcess;
  try {
    server = spawnPostgres(installation, { port, settings, log });
  } finally {
    closeSync(log);
  }
  server.unref();
  const endWithUs = () => void server.kill("SIGTERM");
  process.once("exit", endWithUs);
  let failure: Error | null = null;
  server.once("error", (problem) => {
    failure = problem;
  });
  const hasEnded = () => failure !== null || server.exitCode !== null || server.signalCode !== null;
  try {
    await untilReady(addressOf(port, password, superuser), hasEnded);
    return null;
  } catch (problem) {
    if (!hasEnded()) throw problem;
    if (failure) return String(failure);
    const logged = readFileSync(logFile, "utf8").slice(isLong ? 0 : before);
    return /(?:FATAL|PANIC): +(.*)/.exec(logged)?.[1] ?? logged.trim().split("\n").at(-1) ?? "";
  } finally {
    process.off("exit", endWithUs);
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

/** PostgreSQL's programs report errors as text only. */
function wordsForText(text: string, dataDir: string): string | null {
  if (/No space left on device|Disk quota exceeded/.test(text) || isDiskFull(dataDir))
    return wordsForFolder({ code: "ENOSPC" }, dataDir);
  if (/Read-only file system/.test(text)) return wordsForFolder({ code: "EROFS" }, dataDir);
  if (/Permission denied/.test(text)) return wordsForFolder({ code: "EACCES" }, dataDir);
  return null;
}

function inWords(problem: unknown, dataDir: string): unknown {
  if (problem instanceof DatabaseUnavailable) return problem;
  const { stderr = "", code } = problem as { stderr?: string; code?: string | number };
  const text = stderr || (problem instanceof Error ? problem.message : String(problem));
  const words = wordsForText(text, dataDir) ?? wordsForFolder(problem, dataDir);
  if (words) return new DatabaseUnavailable(words);
  // An error of initdb or of a program that this system can't run.
  if (stderr || code === "ENOENT") {
    const last = text.trim().split("\n").at(-1);
    return new DatabaseUnavailable(
      `PostgreSQL can't be run in ${dataDir}: ${last}; set DATABASE_URL to use one of your own`,
    );
  }
  return problem;
}
