import { LRUCache } from "lru-cache";
import type { VersionReader, Versions } from "#database/versions.ts";
import type { Answer } from "./answer.ts";
import type { Asked } from "./asked.ts";

/** An answer with what it was made of. */
export interface Made {
  answer: Answer;
  /** The tables it was read from; null where it is not to be kept. */
  tables: readonly string[] | null;
  /** The moment after which it is no longer so, whatever the database says: a day ends, an article appears. */
  until: number;
}

interface Kept extends Made {
  tables: readonly string[];
  versions: Versions;
  shown: number;
}

/** Makes an answer, and knows whether many have asked for the one before it. */
type Work = (versions: Versions, isForMany: boolean) => Promise<Made>;

interface Coming {
  versions: Versions;
  made: Promise<Made>;
}

interface Parts {
  versions: VersionReader;
  mostBytes: number;
  now?: () => number;
}

export interface KeptStanding {
  pages: number;
  bytes: number;
  /** Answers that were there already, and those that were made. */
  shown: number;
  made: number;
}

/** So often was a page shown that many ask for. */
const many = 10;
/** Of the room, so that one answer can't push out all the others. */
const largestShare = 8;

/** What visitors were answered, for as long as it is true; the one that was not asked for the longest makes room. */
export function openKeptPages({ versions: reader, mostBytes, now = Date.now }: Parts) {
  const kept = new LRUCache<string, Kept>({
    maxSize: Math.max(1, mostBytes),
    maxEntrySize: Math.max(1, Math.floor(mostBytes / largestShare)),
    sizeCalculation: ({ answer }) => answer.bytes,
  });
  const coming = new Map<string, Coming>();

  /** While the database can't say what has changed, what is kept goes out: to see a page is better than not to. */
  function isTrue(page: Kept, versions: Versions | null): boolean {
    if (!versions) return true;
    if (now() >= page.until) return false;
    if (page.versions === versions) return true;
    if (page.tables.some((table) => page.versions.get(table) !== versions.get(table))) return false;
    page.versions = versions;
    return true;
  }

  /** One is made at a time, however many ask; whoever asks after a change does not wait for one from before it. */
  async function make(key: string, versions: Versions, work: () => Promise<Made>): Promise<Made> {
    const flight: Coming = { versions, made: work() };
    coming.set(key, flight);
    try {
      const made = await flight.made;
      const { tables } = made;
      if (tables) kept.set(key, { ...made, tables, versions, shown: 0 });
      return made;
    } finally {
      if (coming.get(key) === flight) coming.delete(key);
    }
  }

  function trueOne(key: string, versions: Versions | null): Answer | null {
    const page = kept.get(key);
    if (!page || !isTrue(page, versions)) return null;
    page.shown += 1;
    return page.answer;
  }

  return {
    /** What is kept and known to be still so. */
    find({ key }: Asked): Answer | null {
      const versions = kept.has(key) ? reader.read() : null;
      return versions instanceof Promise ? null : trueOne(key, versions);
    },

    /** The answer to what was asked, kept or made; null where each has to ask for herself. */
    async answer(asked: Asked, work: Work): Promise<Answer | null> {
      const { key } = asked;
      const reading = reader.read();
      const versions = reading instanceof Promise ? await reading : reading;
      const page = trueOne(key, versions);
      if (page) return page;
      if (!versions) return null;
      const flight = coming.get(key);
      if (flight?.versions !== versions) {
        const isForMany = (kept.peek(key)?.shown ?? 0) >= many;
        return (await make(key, versions, () => work(versions, isForMany))).answer;
      }
      const { answer, tables } = await flight.made;
      return tables || answer.status >= 500 ? answer : null;
    },

    standing: () => ({ pages: kept.size, bytes: kept.calculatedSize }),

    /** Counts an answer anew that has become larger or smaller. What is set again as it is would be counted as it was. */
    weighAgain(key: string, answer: Answer): void {
      const page = kept.peek(key);
      if (page?.answer === answer) kept.set(key, { ...page });
    },
  };
}
