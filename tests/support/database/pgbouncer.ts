import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./postgres.ts";

const nobody = 65_534;

/** Debian installs it where only root's PATH looks. */
export const pgbouncer = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((file) => existsSync(file));

interface Pooler {
  /** The given address, through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

/** A transaction pooler in front of a PostgreSQL. It knows every login of the database. */
export async function startPgbouncer(superuserUrl: string, sessions = 3): Promise<Pooler> {
  if (!pgbouncer) throw new Error("pgbouncer is not installed");
  const folder = mkdtempSync(join(tmpdir(), "fursa-pgbouncer-"));
  const port = await freePort();
  const { hostname, port: databasePort, username } = new URL(superuserUrl);
  const settings = `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${sessions}
server_login_retry = 1
auth_type = scram-sha-256
auth_user = ${username}
auth_file = ${join(folder, "logins")}
auth_query = select usename, passwd from pg_shadow where usename = $1
`;
  writeFileSync(join(folder, "logins"), `"${username}" ""\n`);
  writeFileSync(join(folder, "settings"), settings);
  // It refuses to run as root, as PostgreSQL does.
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (account.uid)
    for (const name of ["", "logins", "settings"]) chownSync(join(folder, name), nobody, nobody);
  const child = spawn(pgbouncer, ["-q", join(folder, "settings")], {
    ...account,
    cwd: folder,
    stdio: "ignore",
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await wait(20);
  }
  return {
    through(url) {
      const address = new URL(url);
      address.port = String(port);
      return address.href;
    },
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, "127.0.0.1", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => resolve(false));
  });

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
