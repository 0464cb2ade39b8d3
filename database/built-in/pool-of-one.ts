import pg from "pg";
import { DatabaseAway } from "../away.ts";
import { noteStatement } from "../making.ts";
import { settleAll } from "../settle-all.ts";
import type { Line } from "./line.ts";
import { openPrepared } from "./prepared.ts";

type Question = string | pg.QueryConfig;
type Ask = (question: Question, values?: unknown[]) => Promise<pg.QueryResult>;

/** The one session of the built-in database, and whose turn it is. */
export interface OneSession {
  ask: Ask;
  /** Waits until nobody else has the session. Whoever got it gives it back with what this gives. */
  takeTurn(): Promise<() => void>;
  /** How many wait for their turn, or of those have waited for longer than so many milliseconds. */
  waiting(longerThan?: number): number;
  prepared: ReturnType<typeof openPrepared>;
  /** Lets go in the database what has no use any more. */
  tidy(): void;
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  /** Comes back when all that was asked before is answered. What is asked later is refused. */
  end(): Promise<void>;
}

export async function openSession(line: Line): Promise<OneSession> {
  const client = new pg.Client({
    ...nothingFromOutside,
    // The driver sends what it is given without waiting for what was asked before.
    ...{ pipeline: true },
    stream: () => line,
  } as pg.ClientConfig);
  // Whoever waits for an answer is told of it.
  client.on("error", () => undefined);
  await client.connect();
  const { connection } = client as unknown as { connection: { parsedStatements: Record<string, string> } };
  const ask = client.query.bind(client) as unknown as Ask;
  const prepared = openPrepared();
  const ears = new Map<string, Set<(payload: string) => void>>();
  client.on("notification", ({ channel, payload = "" }) => {
    for (const hear of ears.get(channel) ?? []) hear(payload);
  });
  let last = Promise.resolve();
  /** Since when each waits. */
  const waiting = new Map<symbol, number>();
  let isClosed = false;

  async function takeTurn(): Promise<() => void> {
    if (isClosed) throw new DatabaseAway("the built-in database is closed");
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    const one = Symbol("one who waits");
    waiting.set(one, performance.now());
    await before;
    waiting.delete(one);
    return resolve;
  }

  async function inTurn(text: string): Promise<void> {
    const giveBack = await takeTurn();
    await ask(text).finally(giveBack);
  }

  return {
    ask,
    takeTurn,
    waiting(longerThan = 0) {
      if (longerThan === 0) return waiting.size;
      const since = performance.now() - longerThan;
      return [...waiting.values()].filter((begun) => begun < since).length;
    },
    prepared,
    tidy() {
      for (const name of prepared.takeForgotten()) {
        // Only what was ever asked under its name is known to the database.
        if (!connection.parsedStatements[name]) continue;
        delete connection.parsedStatements[name];
        ask(`deallocate ${name}`).catch(() => undefined);
      }
    },
    async listen(channel, hear) {
      const hearing = ears.get(channel) ?? new Set();
      ears.set(channel, hearing.add(hear));
      await inTurn(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        hearing.delete(hear);
        if (hearing.size === 0) await inTurn(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
    async end() {
      const last = takeTurn();
      isClosed = true;
      await last;
    },
  };
}

/** What the environment says of another PostgreSQL is not meant for this one. */
const nothingFromOutside = {
  user: "postgres",
  database: "postgres",
  host: "inside",
  port: 0,
  ssl: false,
  options: "",
};

/**
 * What Drizzle takes for a pool of sessions, and tells by its name: the one session, lent to one transaction after another. With a
 * role of its own everything is asked in that one; without, as the session is.
 */
export class PoolOfOne {
  readonly #session: OneSession;
  readonly #role: string;

  constructor(session: OneSession, role = "") {
    this.#session = session;
    this.#role = role;
  }

  async connect(): Promise<Borrowed> {
    const giveBack = await this.#session.takeTurn();
    return new Borrowed(this.#session, this.#role, giveBack);
  }

  async query(question: Question, values?: unknown[]): Promise<pg.QueryResult> {
    const session = await this.connect();
    try {
      if (!this.#role) return await session.query(question, values);
      await session.query("begin");
      // Sent at once: where the question is refused, the end of its transaction undoes it.
      const [answer] = await settleAll([session.query(question, values), session.query("commit")]);
      return answer;
    } finally {
      session.release();
    }
  }
}

const isBeginning = /^begin\b/i;
const isTakingRole = /^select set_config\('role'/;

/** The session while it is somebody's. */
class Borrowed {
  readonly #session: OneSession;
  readonly #giveBack: () => void;
  readonly #ownRole: string;
  #role = "";
  #beginning: Promise<unknown> | null = null;
  #isOver = false;

  constructor(session: OneSession, role: string, giveBack: () => void) {
    this.#session = session;
    this.#ownRole = role;
    this.#giveBack = giveBack;
  }

  async query(question: Question, values?: unknown[]): Promise<pg.QueryResult> {
    // The session would answer all the same, in the transaction of whoever is next.
    if (this.#isOver) throw new Error("Transaction is closed");
    const text = typeof question === "string" ? question : question.text;
    noteStatement(text);
    if (isBeginning.test(text)) return this.#begin(text);
    const answer = this.#session.ask(this.#named(question, text, values), values);
    const beginning = this.#beginning;
    this.#beginning = null;
    if (!beginning) return answer;
    const [, answered] = await settleAll([beginning, answer]);
    return answered;
  }

  release(): void {
    this.#isOver = true;
    this.#giveBack();
  }

  /** Nobody waits for it: it travels with the first question. */
  async #begin(text: string): Promise<pg.QueryResult> {
    this.#session.tidy();
    this.#role = this.#ownRole;
    this.#beginning = this.#session.ask(this.#role ? `${text}; set local role ${this.#role}` : text);
    this.#beginning.catch(() => undefined);
    return { command: "BEGIN", rows: [], fields: [], rowCount: 0, oid: 0 };
  }

  /** What is asked in a role, by pages and errands, and was asked before has a name. */
  #named(question: Question, text: string, values: unknown[] | undefined): Question {
    if (isTakingRole.test(text)) this.#role = String(values?.[0]);
    else if (this.#role && typeof question === "object") {
      const name = this.#session.prepared.nameFor(this.#role, text);
      if (name) return { ...question, name };
    }
    return question;
  }
}
