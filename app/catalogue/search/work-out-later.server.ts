import { Cache } from "#app/shared/cache.ts";
import { currentRender, markUncacheable } from "#app/shared/cached-render.server.ts";
import { catalogueVersion } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";

const lifetime = 5 * 60_000;
const mostAnswers = 2_000;
const mostWaiting = 50;

/** Answers that take too long for a page: worked out one at a time behind its back, and kept for some minutes. */
class Answers {
  readonly #database: Database;
  readonly #known = new Cache<object>({ max: mostAnswers, ttl: lifetime });
  readonly #waiting = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  find<Answer extends object>(question: string): Answer | undefined {
    return this.#known.get(question) as Answer | undefined;
  }

  /** Anybody may read the catalogue, so a visitor's answer is everyone's. Nobody waits for it: one that fails is asked again. */
  workOut(question: string, answer: (db: Database) => Promise<object>): void {
    if (this.#waiting.has(question) || this.#waiting.size >= mostWaiting) return;
    this.#waiting.add(question);
    this.#last = this.#last
      .then(() => asViewer({ kind: "visitor", database: this.#database }, answer))
      .then((found) => void this.#known.set(question, found))
      .catch(() => undefined)
      .finally(() => this.#waiting.delete(question));
  }

  /** Resolves when nothing is being worked out any more. */
  settled(): Promise<void> {
    return this.#last;
  }
}

/** What a page may know already, and what it leaves to be worked out. */
export type Known = Pick<Answers, "find" | "workOut"> & {
  /** Looks something up that several parts of the page ask for, once. */
  once<Answer>(question: string, look: () => Promise<Answer>): Promise<Answer>;
  /** Whether nothing is left to be worked out. */
  isAll(): boolean;
};

/** The same, of one state of the catalogue alone. */
export const knownAsOf = (version: string, known: Known): Known => ({
  ...known,
  find: (question) => known.find(`${version} ${question}`),
  workOut: (question, answer) => known.workOut(`${version} ${question}`, answer),
});

/** One page, one transaction: what it leaves to be worked out begins when it has ended. */
export async function inOneView<Seen>(
  viewer: Viewer,
  look: (db: Database, known: Known) => Promise<Seen>,
): Promise<Seen> {
  const answers = answersOf(viewer.database);
  const looked = new Map<string, Promise<unknown>>();
  const left: Parameters<Answers["workOut"]>[] = [];
  let version = "";
  const known: Known = {
    find: (question) => answers.find(version + question),
    workOut: (question, answer) => void left.push([version + question, answer]),
    once<Answer>(question: string, look: () => Promise<Answer>) {
      const before = looked.get(question) ?? look();
      looked.set(question, before);
      return before as Promise<Answer>;
    },
    isAll: () => left.length === 0,
  };
  const seen = await asViewer(viewer, (db) => {
    // A page that goes into the cache may show nothing that is older than itself.
    if (currentRender()) version = catalogueVersion(db) ?? "";
    return look(db, known);
  });
  // The next visitor may see more.
  if (left.length > 0) markUncacheable();
  for (const asked of left) answers.workOut(...asked);
  return seen;
}

const answers = new WeakMap<Database, Answers>();

/** The answers of one database, shared by all of the process. */
export function answersOf(database: Database): Answers {
  const known = answers.get(database) ?? new Answers(database);
  answers.set(database, known);
  return known;
}
