import { LRUCache } from "lru-cache";
import type { Database } from "#database/database.ts";
import { databaseOf } from "#database/viewer.ts";

/** Letters, of all that is remembered of one database. */
const mostLetters = 2_000_000;

/** What was found in a state of the catalogue, which everybody may read. */
const memories = new WeakMap<Database, LRUCache<string, object>>();

/**
 * What was asked before in the same state of the catalogue is not asked again. Of what is missing, `find` answers all at once, in the
 * order in which it is given. Without a version nothing is known: somebody is changing the catalogue. What is remembered is everybody's,
 * and nobody may change it.
 */
export async function recallAll<Found extends object>(
  db: Database,
  version: string | null,
  about: string,
  questions: string[],
  find: (missing: string[]) => Promise<(Found | undefined)[]>,
  isLasting = (_: Found) => true,
): Promise<(Found | undefined)[]> {
  const memory = version === null ? undefined : memoryOf(db);
  if (!memory) return questions.length > 0 ? find(questions) : [];
  const keyOf = (question: string) => `${version} ${about} ${question}`;
  const known = new Map<string, Found | undefined>();
  for (const question of questions) known.set(question, memory.get(keyOf(question)) as Found | undefined);
  const missing = [...known.keys()].filter((question) => known.get(question) === undefined);
  const found = missing.length > 0 ? await find(missing) : [];
  for (const [place, question] of missing.entries()) {
    const one = found[place];
    known.set(question, one);
    if (one && isLasting(one)) memory.set(keyOf(question), one);
  }
  return questions.map((question) => known.get(question));
}

function memoryOf(db: Database): LRUCache<string, object> | undefined {
  const database = databaseOf(db);
  if (!database) return undefined;
  const memory = memories.get(database) ?? newMemory();
  memories.set(database, memory);
  return memory;
}

const newMemory = () =>
  new LRUCache<string, object>({
    maxSize: mostLetters,
    sizeCalculation: (found, key) => key.length + JSON.stringify(found).length,
  });
