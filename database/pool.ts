import pg from "pg";
import { dropSession, sessionThatGivesUp } from "./session.ts";

/** Every statement of a page is called off by the server sooner, so that silence for longer means that nobody is there. */
const longestStatement = 15_000;
/** How long sessions may take to say goodbye. */
const lastWords = 2000;

interface PoolWish {
  url: string;
  /** What each of its sessions begins as. */
  role: string;
  max: number;
  /** For how many milliseconds the server may say nothing when it was asked. */
  silence: number;
}

export const poolOptions = ({ url, role, max, silence }: PoolWish) => ({
  connectionString: url,
  max,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: `-c role=${role}`,
  Client: sessionThatGivesUp(silence),
});

export function openPool(wish: PoolWish): pg.Pool {
  const pool = new PoolThatTakesBack({
    ...poolOptions(wish),
    statement_timeout: longestStatement,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A session that breaks is replaced by the pool, and whoever was using it is told by the next query. Without listeners it would
  // stop the process: one for sessions at rest, one for those in the middle of a transaction.
  pool.on("error", () => undefined);
  pool.on("connect", (session) => session.on("error", () => undefined));
  return pool;
}

/**
 * Takes a session's place back as soon as its connection is lost. Drizzle gives back what it borrowed for a transaction, but not
 * where the very BEGIN fails, and after ten of those a pool of ten would be empty for good.
 */
class PoolThatTakesBack extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): unknown {
    if (callback) return super.connect(callback);
    return super.connect().then(takeBackOnce);
  }
}

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
