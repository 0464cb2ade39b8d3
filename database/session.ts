import type { Socket } from "node:net";
import pg from "pg";
import { allEnded } from "./all-ended.ts";
import { DatabaseAway } from "./away.ts";
import { noteStatement } from "./making.ts";

interface Inside {
  readyForQuery: boolean;
  processID: number;
  connection: { stream: Socket };
}

interface SessionWish {
  /** What every transaction begins as. */
  role: string;
  /** For how many milliseconds the server may say nothing when it was asked. */
  silence: number;
  /** Where the next one is to be opened. */
  address: () => string;
}

/** Milliseconds. Every statement of a page is called off by the server sooner, so that silence for longer means that nobody is there. */
const longestStatement = 15_000;
const longestPause = 30_000;

/**
 * A session that gives up on a server which was asked and says nothing for so long. A dead peer may go on acknowledging
 * every packet (a frozen machine, a proxy that lost its other half): no network time-out ever notices, and whoever waits holds
 * a place of the pool. The connection is destroyed, so that the pool replaces it.
 *
 * What it is and how long it may take is said anew with every BEGIN, and nothing is told to the session itself: behind a pooler
 * the next transaction is another session's. Nobody waits for a BEGIN: it travels with the first question, which is refused where the BEGIN
 * was. What it is asked is noted with the answer that is being made.
 */
export function sessionFor({ role, silence, address }: SessionWish): typeof pg.Client {
  const beginning = `; set local role ${role}; set local statement_timeout = ${longestStatement}; set local idle_in_transaction_session_timeout = ${longestPause}`;
  return class extends pg.Client {
    #beginning: Promise<unknown> | null = null;
    #isUnconfirmed = false;

    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...inOneGo, connectionString: address() });
      this.once("connect", () => {
        const { stream } = insideOf(this).connection;
        stream.setTimeout(silence, () => {
          if (insideOf(this).readyForQuery) return;
          stream.destroy(new DatabaseAway("the database was asked and did not answer"));
        });
      });
      this.on("notice", ({ routine }) => {
        if (routine === waitForStandby) this.#isUnconfirmed = true;
      });
      const query = this.query.bind(this) as (...given: unknown[]) => unknown;
      this.query = ((question: string | pg.QueryConfig, ...rest: unknown[]) => {
        const text = typeof question === "string" ? question : question.text;
        noteStatement(text);
        if (isBeginning.test(text)) return this.#begin(query, text + beginning);
        const answer = this.#onceBegun(query(question, ...rest));
        return isEnd.test(text) ? this.#onceConfirmed(answer) : answer;
      }) as typeof this.query;
    }

    /** Who asked for one that did not begin never gives the session back. */
    async #begin(query: (text: string) => unknown, text: string): Promise<void> {
      const { stream } = insideOf(this).connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      this.#beginning = query(text) as Promise<unknown>;
      this.#beginning.catch(() => dropSession(this));
    }

    /** What only one server has is lost with it: to whoever asked it is not done. */
    async #onceConfirmed(answer: unknown): Promise<unknown> {
      const committed = await answer;
      if (!this.#isUnconfirmed) return committed;
      dropSession(this);
      throw new DatabaseAway("the database has committed, and no standby has confirmed it");
    }

    #onceBegun(answer: unknown): unknown {
      const beginning = this.#beginning;
      this.#beginning = null;
      if (!beginning) return answer;
      return allEnded([beginning, answer]).then(([, answered]) => answered);
    }
  };
}

/** The driver sends what it is given without waiting for what was asked before. */
const inOneGo = { pipeline: true };

const isBeginning = /^begin\b/i;
const isEnd = /^commit\b/i;
/**
 * Where PostgreSQL waits for a standby to have a commit too. A time-out or a cancelled question ends that wait, and the commit is then
 * answered as done, with no more than a warning that comes from here.
 */
const waitForStandby = "SyncRepWaitForLSN";

/** True where a pooler stands between us and the database: who answers is not who greeted us. */
export async function isPooled(session: pg.ClientBase): Promise<boolean> {
  const { rows } = await session.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid !== insideOf(session).processID;
}

/** Lets go of a session at once, whatever it waits for. */
export const dropSession = (session: pg.ClientBase) => insideOf(session).connection.stream.destroy();

const insideOf = (session: pg.ClientBase) => session as unknown as Inside;
