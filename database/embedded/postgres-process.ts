import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import type { Programs, SystemAccount } from "./programs.ts";

/** One PostgreSQL: its programs, the user who runs them, and its data folder. */
export interface Installation {
  programs: Programs;
  account: SystemAccount;
  folder: string;
}

export const superuser = "postgres";

const run = promisify(execFile);
/** Seconds. */
const longestStop = 60;

export const dataOf = ({ folder }: Pick<Installation, "folder">) => join(folder, "data");

const optionsOf = ({ account, folder }: Installation) => ({
  ...account,
  cwd: folder,
  // Without our own environment variables, which contain keys.
  env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: "C" },
});

/**
 * Creates the data folder with initdb, all or nothing. With a password every login needs one; without, none does.
 * Collation is PostgreSQL's built-in provider from version 17 on, and so the same on every machine.
 */
export async function createCluster(
  installation: Installation,
  { password, isDurable }: { password?: string; isDurable: boolean },
): Promise<void> {
  const { programs, account, folder } = installation;
  const [unfinished, passwordFile] = [join(folder, "unfinished"), join(folder, "first-password")];
  rmSync(unfinished, { recursive: true, force: true });
  const locale = programs.version >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : [];
  const sync = isDurable ? [] : ["--no-sync"];
  const login = password ? ["-A", "scram-sha-256", `--pwfile=${passwordFile}`] : ["-A", "trust"];
  try {
    if (password) {
      writeFileSync(passwordFile, password, { mode: 0o600 });
      if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid ?? account.uid);
    }
    const running = run(
      programs.initdb,
      ["-D", unfinished, "-U", superuser, ...login, "-E", "UTF8", "--locale=C", ...locale, ...sync],
      optionsOf(installation),
    );
    const endWithUs = () => void running.child.kill();
    process.once("exit", endWithUs);
    await running.finally(() => process.off("exit", endWithUs));
    renameSync(unfinished, dataOf(installation));
  } finally {
    for (const path of [unfinished, passwordFile]) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Starts PostgreSQL without waiting for it. With a log it gets a separate process group, so that Ctrl-C only reaches
 * our process.
 */
export function spawnPostgres(
  installation: Installation,
  { port, settings, log }: { port: number; settings: Record<string, string>; log?: number },
): ChildProcess {
  const given = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port: String(port),
    ...settings,
  };
  return spawn(
    installation.programs.postgres,
    [
      "-D",
      dataOf(installation),
      ...Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    {
      ...optionsOf(installation),
      detached: log !== undefined,
      stdio: ["ignore", log ?? "ignore", log ?? "ignore"],
    },
  );
}

/** Stops PostgreSQL, even if another process started it, and waits for its end. */
export async function stopPostgres(installation: Installation): Promise<void> {
  const stop = (mode: string) =>
    run(
      installation.programs.pgCtl,
      ["stop", "-D", dataOf(installation), "-m", mode, "-w", "-t", String(longestStop)],
      optionsOf(installation),
    );
  await stop("fast").catch(async (problem: unknown) => {
    if (findPostmaster(installation)) await stop("immediate");
    else if (existsSync(pidFileOf(installation))) throw problem;
  });
}

interface Postmaster {
  pid: number;
  port: number;
}

/** The PostgreSQL that runs on the folder, by its pid file; null if none does. */
export function findPostmaster(installation: Pick<Installation, "folder">): Postmaster | null {
  const written = readPidFile(installation);
  return written && isPostgresOn(written.pid, dataOf(installation)) ? written : null;
}

/** The content of the pid file, which a killed PostgreSQL leaves behind. */
export function readPidFile(installation: Pick<Installation, "folder">): Postmaster | null {
  try {
    const lines = readFileSync(pidFileOf(installation), "utf8").split("\n");
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 ? { pid, port } : null;
  } catch {
    return null;
  }
}

/**
 * After a power cut, and in every new container, the pid file's number may belong to another process, and PostgreSQL
 * would refuse to start because of it. It ignores the number of its own parent.
 */
export function disownPidFile(installation: Pick<Installation, "folder">): void {
  const file = pidFileOf(installation);
  if (existsSync(file)) writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(process.pid)));
}

const pidFileOf = (installation: Pick<Installation, "folder">) =>
  join(dataOf(installation), "postmaster.pid");

function isPostgresOn(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  if (process.platform === "win32") return true;
  try {
    const command =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
        : execFileSync("ps", ["-p", String(pid), "-o", "args="], { encoding: "utf8" });
    return command.includes(data);
  } catch {
    return false;
  }
}

/** Resolves once PostgreSQL accepts connections; rejects if it ends before. A recovery may take minutes. */
export async function untilReady(url: string, hasEnded: () => boolean, longest = 600_000): Promise<void> {
  for (const end = performance.now() + longest; ; await wait(20)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (problem) {
      if (hasEnded() || performance.now() > end) throw problem;
    }
  }
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
