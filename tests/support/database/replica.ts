import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Postgres, startPostgres } from "./postgres.ts";

interface OwnReplica {
  /** The address of one of the primary's databases, at the replica. */
  at(url: string): string;
  /** From now on it hears of changes and makes none of them. */
  fallBehind(): Promise<void>;
  /** Makes all of them, and goes on. */
  catchUp(): Promise<void>;
  /** As if its machine had lost power. */
  crash(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A second PostgreSQL that follows the first by streaming replication, begun with a copy of it. */
export async function startReplica(primary: Postgres): Promise<OwnReplica> {
  const folder = mkdtempSync(join(tmpdir(), "fursa-replica-"));
  chmodSync(folder, 0o755);
  const asked = new pg.Client(primary.superuserUrl());
  await asked.connect();
  try {
    await copyData(asked, join(folder, "data"), primary.superuserUrl());
  } finally {
    await asked.end();
  }
  const own = await startPostgres({ fsync: "off", wal_receiver_status_interval: "1" }, folder);
  const { port } = new URL(own.superuserUrl());
  const command = async (text: string) => {
    const client = new pg.Client(own.superuserUrl());
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  return {
    at: (url) => Object.assign(new URL(url), { port }).href,
    fallBehind: () => command("select pg_wal_replay_pause()"),
    catchUp: () => command("select pg_wal_replay_resume()"),
    crash: own.crash,
    comeBack: own.comeBack,
    async stop() {
      await own.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What `pg_basebackup` does, which the packages of the tests' PostgreSQL do not have. */
async function copyData(asked: pg.Client, data: string, primaryUrl: string): Promise<void> {
  const { rows } = await asked.query<{ data_directory: string }>("show data_directory");
  await asked.query("select pg_backup_start('a copy for a replica', true)");
  execFileSync("cp", ["-a", rows[0]?.data_directory ?? "", data]);
  const stopped = await asked.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  rmSync(join(data, "postmaster.pid"), { force: true });
  const { uid, gid } = statSync(data);
  const put = (name: string, text: string) => {
    writeFileSync(join(data, name), text);
    chownSync(join(data, name), uid, gid);
  };
  put("backup_label", stopped.rows[0]?.labelfile ?? "");
  put("standby.signal", "");
  appendFileSync(join(data, "postgresql.auto.conf"), `primary_conninfo = '${primaryUrl}'\n`);
}
