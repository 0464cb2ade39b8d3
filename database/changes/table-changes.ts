import { Socket } from "node:net";
import pg from "pg";
import { parseLsn } from "../replicas/lsn.ts";
import type { ReplicationProgress } from "../replicas/replication-progress.ts";
import { TableCounter, type TableVersions } from "./table-versions.ts";

/** The channel on which `notify_table_change` sends the names of changed tables. */
export const channel = "table_changes";

/** Milliseconds between two round trips, which show that the connection is alive and where the primary's log ends. */
const beatEvery = 500;
/** Milliseconds without a response after which the connection counts as lost. */
const longestSilence = 2000;
const connectTimeout = 1000;
const reconnectAfter = 500;
/** Milliseconds for which a version is valid while no changes are received. */
const lifetimeWithoutListening = 1000;

export interface TableChanges extends TableVersions {
  /** Connects and stays connected. Resolves after the first attempt, successful or not. */
  listen(): Promise<void>;
  /**
   * False while changes of other servers are not received: behind a transaction pooler, or when the connection is
   * lost.
   */
  isListening(): boolean;
  /** Resolves when every change that was committed before the call is in the versions. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface PrimaryWatch extends TableChanges {
  /** Looks up the end of the primary's log. False while the primary doesn't respond. */
  lookUp(): Promise<boolean>;
}

interface TableChangesOptions {
  address: () => string;
  /**
   * False behind a transaction pooler: the next statement may run in another session, so a LISTEN would be lost, and
   * disturb others.
   */
  mayListen: () => Promise<boolean>;
  /** Called before another attempt: another host may be the primary now. */
  findPrimary?: () => Promise<void>;
  progress: ReplicationProgress;
  now?: () => number;
}

/**
 * One connection that listens for changed tables (LISTEN). While there is none, every version lasts a second. A new
 * connection counts as a change of everything, because earlier notifications are lost.
 */
export function openTableChanges({
  address,
  mayListen,
  findPrimary,
  progress,
  now = Date.now,
}: TableChangesOptions): PrimaryWatch {
  const counter = new TableCounter();
  let connection: { client: pg.Client; socket: Socket; isListening: boolean } | null = null;
  let beating: Promise<boolean> | null = null;
  let nextBeat: Promise<boolean> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: address(),
      stream: () => socket,
      connectionTimeoutMillis: connectTimeout,
      query_timeout: longestSilence,
      keepAlive: true,
    });
    client.on("error", () => lose(socket));
    client.on("end", () => lose(socket));
    client.on("notification", ({ payload = "" }) => {
      counter.changed(payload);
      progress.changed();
      void beat();
    });
    try {
      await client.connect();
      const isListening = await mayListen();
      if (isListening) await client.query(`listen ${channel}`);
      if (isClosed) throw new Error("closed in the meantime");
      connection = { client, socket, isListening };
      counter.changedAll();
      progress.changed();
      if (!(await beat())) throw new Error("the database is read-only");
    } catch (problem) {
      lose(socket);
      throw problem;
    }
  }

  /** Closes without waiting, because a server that is down would never respond. */
  function lose(socket: Socket): void {
    socket.destroy();
    if (connection?.socket !== socket) return;
    connection = null;
    counter.changedAll();
    schedule(reconnectAfter);
  }

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => void keepAlive(), milliseconds);
    timer.unref();
  }

  async function keepAlive(): Promise<void> {
    if (connection) await beat();
    else await reconnect();
    schedule(connection ? beatEvery : reconnectAfter);
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
    } catch {
      await findPrimary?.().catch(() => undefined);
    }
  }

  /** One round trip. Calls made during one share the next, which sees what was committed before them. */
  function beat(): Promise<boolean> {
    if (!beating) {
      beating = roundTrip().finally(() => {
        beating = null;
      });
      return beating;
    }
    nextBeat ??= beating.then(() => {
      nextBeat = null;
      return beat();
    });
    return nextBeat;
  }

  async function roundTrip(): Promise<boolean> {
    const used = connection;
    if (!used) return false;
    const covers = progress.changes();
    try {
      const { rows } = await used.client.query<{ lsn: string | null }>(
        "select case when pg_is_in_recovery() then null else pg_current_wal_insert_lsn() end as lsn",
      );
      const lsn = parseLsn(rows[0]?.lsn ?? "");
      if (lsn === null) throw new Error("the database is read-only");
      progress.note(lsn, used.isListening ? covers : "everything");
      return true;
    } catch {
      lose(used.socket);
      return false;
    }
  }

  return {
    async listen() {
      await reconnect();
      schedule(connection ? beatEvery : reconnectAfter);
    },
    isListening: () => connection?.isListening ?? false,
    version(tables) {
      const counted = counter.version(tables);
      if (connection?.isListening) return counted;
      return `${counted} ${Math.floor(now() / lifetimeWithoutListening)}`;
    },
    lookUp: beat,
    async settle() {
      // Notifications of committed transactions arrive before the response to a later statement.
      if (connection?.isListening && (await beat())) return;
      counter.changedAll();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      connection?.socket.destroy();
      connection = null;
    },
  };
}
