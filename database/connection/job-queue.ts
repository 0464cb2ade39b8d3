import pg from "pg";
import type { OpenDatabase } from "../database.ts";
import type { DatabaseHosts } from "./hosts.ts";

const firstPause = 1000;
const longestPause = 30_000;

type Queue = OpenDatabase["jobQueue"];
type QueueListen = NonNullable<NonNullable<Queue["db"]>["listen"]>;

/**
 * How pg-boss queries. Each statement runs in a transaction of the pool, in the worker's role. `CONCURRENTLY` can't run
 * in a transaction and is left out: the tables are short. Behind a transaction pooler LISTEN doesn't work, so each
 * server polls.
 */
export const openJobQueue = (pool: pg.Pool, hosts: DatabaseHosts, isBehindPooler: boolean): Queue => ({
  db: {
    executeSql: (text, values) => pool.query(bare(text), values?.length ? values : undefined),
    listen: listenAt(hosts),
  },
  useListenNotify: !isBehindPooler,
});

/** pg-boss also sends scripts with BEGIN and COMMIT. The pool's transaction replaces theirs. */
const withoutTransaction = (text: string) => text.replace(/^\s*BEGIN;/, "").replace(/COMMIT;\s*$/, "");

const bare = (text: string) => withoutTransaction(text).replace(/\b(INDEX) CONCURRENTLY\b/gi, "$1");

/**
 * A separate connection, reopened when it is lost. Missing a notification is harmless: notifications only save time.
 */
const listenAt =
  (hosts: DatabaseHosts): QueueListen =>
  async (channel, onNotification, onReconnect) => {
    let session: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isClosed = false;
    const open = async (pause: number) => {
      const opened = new pg.Client({
        connectionString: hosts.address(),
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
      });
      session = opened;
      opened.on("error", () => undefined);
      opened.on("notification", ({ payload }) => onNotification(payload ?? ""));
      let next = pause;
      opened.once("end", () => {
        if (!isClosed)
          timer = setTimeout(() => open(Math.min(next * 2, longestPause)).catch(() => undefined), next);
      });
      try {
        await opened.connect();
        await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
        next = firstPause;
        onReconnect();
      } catch (problem) {
        await opened.end().catch(() => undefined);
        throw problem;
      }
    };
    await open(firstPause);
    return {
      async close() {
        isClosed = true;
        clearTimeout(timer);
        await session?.end();
      },
    };
  };
