import pg from "pg";
import { settleAll } from "../settle-all.ts";
import { DatabaseUnreachable } from "./unreachable.ts";

interface SessionOptions {
  /** Every transaction starts in this role. */
  role: string;
  /** Returns where to open the next connection. */
  address: () => string;
}

/** Milliseconds. */
const statementTimeout = 15_000;
const idleInTransactionTimeout = 30_000;

/**
 * A client whose transactions start with a role and time limits. Both are set LOCAL with every BEGIN and nothing is set on the session,
 * because behind a connection pooler the next transaction may run in another session.
 *
 * The client pipelines: BEGIN resolves at once, so it costs no extra round trip. If it fails, so does the first query after it.
 */
export function sessionFor({ role, address }: SessionOptions): typeof pg.Client {
  const settings = `set local role ${role}; set local statement_timeout = ${statementTimeout}; set local idle_in_transaction_session_timeout = ${idleInTransactionTimeout}`;
  return class extends pg.Client {
    #begin: Promise<unknown> | null = null;
    #isUnconfirmed = false;

    constructor(config?: pg.ClientConfig) {
      super({ ...config, pipeline: true, connectionString: address() });
      this.on("notice", ({ routine }) => {
        if (routine === waitForStandby) this.#isUnconfirmed = true;
      });
      const send = this.query.bind(this) as (...query: unknown[]) => Promise<unknown>;
      this.query = ((query: string | pg.QueryConfig, ...values: unknown[]) => {
        const text = typeof query === "string" ? query : query.text;
        if (isBegin.test(text)) return this.#startTransaction(send(`${text}; ${settings}`));
        const result = this.#afterBegin(send(query, ...values));
        return isCommit.test(text) ? this.#onceConfirmed(result) : result;
      }) as typeof this.query;
    }

    async #startTransaction(begin: Promise<unknown>): Promise<void> {
      this.#begin = begin;
      begin.catch(() => this.end());
    }

    #afterBegin(result: Promise<unknown>): Promise<unknown> {
      const begin = this.#begin;
      this.#begin = null;
      return begin ? settleAll([begin, result]).then(([, answer]) => answer) : result;
    }

    /** A commit that only the primary has would be lost with it, so it is reported as failed. */
    async #onceConfirmed(commit: Promise<unknown>): Promise<unknown> {
      const result = await commit;
      if (!this.#isUnconfirmed) return result;
      this.end().catch(() => undefined);
      throw new DatabaseUnreachable("the database has committed, and no standby has confirmed it");
    }
  };
}

const isBegin = /^begin\b/i;
const isCommit = /^commit\b/i;
/**
 * The routine in which PostgreSQL waits for a standby. If a timeout or a cancel request ends that wait, the commit succeeds with only
 * a warning from this routine.
 */
const waitForStandby = "SyncRepWaitForLSN";
