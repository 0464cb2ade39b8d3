import { Socket } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../database.ts";
import { settleAll } from "../settle-all.ts";
import { canBeWritten, type DatabaseHosts } from "./hosts.ts";
import { sessionFor } from "./session.ts";
import { isUnreachable } from "./unreachable.ts";

/** Milliseconds for connections to close in an orderly way. */
const closeTimeout = 2000;

interface PoolOptions {
  hosts: DatabaseHosts;
  /** Every transaction starts in this role. */
  role: string;
  max: number;
  /**
   * Milliseconds until a query without a response fails and its connection is destroyed. A frozen machine or a half-dead proxy may
   * acknowledge every packet, so no network timeout notices it.
   */
  queryTimeout: number;
  /** Milliseconds to wait for a connection. */
  connectionTimeout?: number;
}

/** Without the schema: with it, Drizzle would build a query builder per table for every transaction. */
export const drizzleOn = (client: pg.Pool | pg.Client): Database =>
  drizzle(client, { casing: "snake_case" }) as unknown as Database;

/** A pool that runs every query in a transaction, because a session alone has no rights. */
export class Pool extends pg.Pool {
  readonly #hosts: DatabaseHosts;
  readonly #sockets: Set<Socket>;

  constructor({ hosts, role, max, queryTimeout, connectionTimeout = 10_000 }: PoolOptions) {
    const sockets = new Set<Socket>();
    super({
      max,
      query_timeout: queryTimeout,
      connectionTimeoutMillis: connectionTimeout,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      stream: () => openSocket(sockets),
      Client: sessionFor({ role, address: hosts.address }),
      ...(hosts.mustBeWritable && { verify: refuseReadOnly }),
    });
    this.#hosts = hosts;
    this.#sockets = sockets;
    // The pool replaces a broken connection, and the next query on it fails. Without listeners the error event would end the
    // process: one listener for idle connections, one for those in use.
    this.on("error", () => undefined);
    this.on("connect", (client) => client.on("error", () => undefined));
    this.query = this.#queryInTransaction.bind(this) as typeof this.query;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): unknown {
    return callback ? super.connect(callback) : this.#connectToWritable();
  }

  /** Looks for another host if the last one cannot be reached or written any more. */
  async #connectToWritable(): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (problem) {
      if (!this.#hosts.mustBeWritable || !isUnreachable(problem) || isExhausted(problem)) throw problem;
      await this.#hosts.lookAgain();
      return super.connect();
    }
  }

  async #queryInTransaction(...query: Parameters<pg.PoolClient["query"]>): Promise<unknown> {
    const client = await this.connect();
    try {
      await client.query("begin");
      // Sent together: if the query fails, COMMIT rolls back.
      const [result] = await settleAll([client.query(...query), client.query("commit")]);
      client.release();
      return result;
    } catch (problem) {
      await client.query("rollback").then(
        () => client.release(),
        () => client.release(true),
      );
      throw problem;
    }
  }

  /** Closes all connections. Those that do not respond are destroyed, because they would keep the process alive. */
  async close(): Promise<void> {
    const timer = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy();
    }, closeTimeout);
    await this.end().finally(() => clearTimeout(timer));
  }
}

function openSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once("close", () => sockets.delete(socket));
}

function refuseReadOnly(client: pg.PoolClient, done: (problem?: Error) => void): void {
  canBeWritten(client).then(
    (isWritable) =>
      isWritable ? done() : done(Object.assign(new Error("the database is read-only"), { code: "25006" })),
    done,
  );
}

/** All connections are in use: another host would not help. */
const isExhausted = (problem: unknown) =>
  problem instanceof Error && /^timeout exceeded/.test(problem.message);
