import pg from "pg";
import { allEnded } from "./all-ended.ts";
import { isAway } from "./away.ts";
import { canBeWritten, type Hosts } from "./hosts.ts";
import { dropSession, sessionFor } from "./session.ts";

/** How long sessions may take to say goodbye. */
const lastWords = 2000;

interface PoolWish {
  hosts: Hosts;
  /** What each of its transactions begins as. */
  role: string;
  max: number;
  /** For how many milliseconds the server may say nothing when it was asked. */
  silence: number;
  /** How many milliseconds to wait for a session. */
  patience?: number;
}

export function openPool({ hosts, role, max, silence, patience = 10_000 }: PoolWish): pg.Pool {
  const pool = new PoolOfTransactions(hosts, {
    max,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: sessionFor({ role, silence, address: hosts.address }),
  });
  // A session that breaks is replaced by the pool, and whoever was using it is told by the next query. Without listeners it would
  // stop the process: one for sessions at rest, one for those in the middle of a transaction.
  pool.on("error", () => undefined);
  pool.on("connect", (session) => session.on("error", () => undefined));
  return pool;
}

/**
 * Nothing is asked outside of a transaction, since the session itself can do nothing. Takes a session's place back as soon as its
 * connection is lost: Drizzle gives back what it borrowed for a transaction, but not where the very BEGIN fails, and after ten of
 * those a pool of ten would be empty for good.
 */
class PoolOfTransactions extends pg.Pool {
  #hosts: Hosts;
  #asked = new WeakSet<pg.PoolClient>();

  constructor(hosts: Hosts, config: pg.PoolConfig) {
    super(config);
    this.#hosts = hosts;
    this.query = this.#ask.bind(this) as typeof this.query;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): unknown {
    return callback ? super.connect(callback) : this.#borrow();
  }

  async #borrow(): Promise<pg.PoolClient> {
    if (!this.#hosts.mustBeWritable) return takeBackOnce(await super.connect());
    try {
      return await this.#borrowWritable();
    } catch (problem) {
      if (!isAway(problem) || isFull(problem)) throw problem;
      await this.#hosts.lookAgain();
      return this.#borrowWritable();
    }
  }

  async #borrowWritable(): Promise<pg.PoolClient> {
    const session = takeBackOnce(await super.connect());
    if (this.#asked.has(session)) return session;
    try {
      if (!(await canBeWritten(session))) throw Object.assign(new Error("only read"), { code: "25006" });
      this.#asked.add(session);
      return session;
    } catch (problem) {
      session.release(true);
      throw problem;
    }
  }

  async #ask(...question: Parameters<pg.PoolClient["query"]>): Promise<unknown> {
    const session = await this.#borrow();
    try {
      await session.query("begin");
      // Sent at once: where the question is refused, the end of its transaction undoes it.
      const [answer] = await allEnded([session.query(...question), session.query("commit")]);
      session.release();
      return answer;
    } catch (problem) {
      await session.query("rollback").then(
        () => session.release(),
        () => session.release(true),
      );
      throw problem;
    }
  }
}

/** All places taken for too long: another host would not help. */
const isFull = (problem: unknown) => problem instanceof Error && /^timeout exceeded/.test(problem.message);

function takeBackOnce(session: pg.PoolClient): pg.PoolClient {
  const { release } = session;
  const onEnd = () => session.release(true);
  let isBack = false;
  session.release = (problem) => {
    if (isBack) return;
    isBack = true;
    session.off("end", onEnd);
    release(problem);
  };
  session.once("end", onEnd);
  return session;
}

/** Says goodbye, and hangs up on those that do not answer it: they would hold the process for ever. */
export async function closePool(pool: pg.Pool): Promise<void> {
  const { _clients: sessions } = pool as unknown as { _clients: pg.ClientBase[] };
  const impatience = setTimeout(() => {
    for (const session of [...sessions]) dropSession(session);
  }, lastWords);
  await pool.end().finally(() => clearTimeout(impatience));
}
