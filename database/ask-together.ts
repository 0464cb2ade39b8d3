import { type SQL, sql } from "drizzle-orm";
import { allEnded } from "./all-ended.ts";
import type { Database } from "./database.ts";

type Lanes = readonly (() => Promise<unknown>)[];
type Answers<Given extends Lanes> = { -readonly [Place in keyof Given]: Awaited<ReturnType<Given[Place]>> };

/**
 * Works on several things in one transaction. A session answers one statement after another, so what they `ask` at the same
 * moment travels in one statement: the page waits for the longest chain of questions, not for all of them. All have come
 * to an end when this does, since a session that went back to the pool is somebody else's.
 */
export async function askTogether<const Given extends Lanes>(
  db: Database,
  lanes: Given,
): Promise<Answers<Given>> {
  const isFirst = !gatherings.has(db);
  if (isFirst) gatherings.set(db, new Gathering(db));
  const answers = allEnded(lanes.map((lane) => lane()));
  return (await answers.finally(() => isFirst && gatherings.delete(db))) as Answers<Given>;
}

export const gatheringIn = (db: Database): Gathering | undefined => gatherings.get(db);

interface Question {
  sql: SQL;
  resolve(rows: unknown[]): void;
  reject(problem: unknown): void;
}

/** Holds questions back until nobody has another one for now. */
class Gathering {
  readonly #db: Database;
  #waiting: Question[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  /** The rows come as JSON where there was company: texts, numbers, truths and lists of those are the same either way. */
  ask<Row>(question: SQL): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    if (this.#waiting.length === 0) setImmediate(() => this.#send());
    this.#waiting.push({ sql: question, resolve, reject });
    return promise as Promise<Row[]>;
  }

  async #send() {
    const sent = this.#waiting;
    this.#waiting = [];
    try {
      const answers = await this.#answer(sent.map((question) => question.sql));
      for (const [place, { resolve }] of sent.entries()) resolve(answers[place] ?? []);
    } catch (problem) {
      for (const { reject } of sent) reject(problem);
    }
  }

  async #answer(questions: SQL[]): Promise<unknown[][]> {
    const [first, ...others] = questions;
    if (first && others.length === 0) return [await this.#rows(first)];
    const columns = questions.map(
      (question, place) =>
        sql`(select coalesce(json_agg(answer), '[]') from (${question}) as answer) as ${sql.identifier(`to_${place}`)}`,
    );
    const [row] = await this.#rows(sql`select ${sql.join(columns, sql`, `)}`);
    return questions.map((_, place) => (row as Record<string, unknown[]>)[`to_${place}`] ?? []);
  }

  async #rows(question: SQL): Promise<unknown[]> {
    return ((await this.#db.execute(question)) as unknown as { rows: unknown[] }).rows;
  }
}

const gatherings = new WeakMap<Database, Gathering>();
