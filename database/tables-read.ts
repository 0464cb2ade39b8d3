import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import { type FunctionFile, readFunctionFiles } from "./function-files.ts";
import * as schema from "./schema/index.ts";

interface Reach {
  /** The tables that it names, itself or in the functions that it calls. */
  tables: ReadonlySet<string>;
  /** Whether it may change something, so that doing it once is not as good as doing it for each visitor. */
  mayWrite: boolean;
}

/** Letters, of all statements that are remembered: a search may be a statement of ten thousand. */
const mostRemembered = 3_000_000;
/** Letters, about: what is remembered of one. */
const reachLetters = 1_000;
const writing = /\b(?:insert|update|delete|merge|truncate|nextval|setval)\b/i;
const writingAtStart = /^\s*(?:copy|call|do)\b/i;
/** All but the versions themselves: whoever asks for some names the tables whose they are. */
const allTables = new Set<string>(
  Object.values(schema)
    .filter((value) => is(value, PgTable) && value !== schema.pageVersions)
    .map((table) => getTableName(table as PgTable)),
);

/** Looks through SQL for the tables it reads. A name too many costs a rendering; one too few would keep what is no longer so. */
export function openTablesRead(functions: FunctionFile[] = readFunctionFiles()) {
  const byName = new Map(functions.map((file) => [file.name, file]));
  /** Those that tell of their changes. */
  const watched = new Set(byName.get("raise_version")?.triggers.map((trigger) => trigger.split(".")[0]));
  const remembered = new LRUCache<string, Reach>({
    maxSize: mostRemembered,
    sizeCalculation: (_, statement) => statement.length + reachLetters,
  });

  function reachOf(statement: string): Reach {
    const known = remembered.get(statement);
    if (known) return known;
    const tables = new Set<string>();
    const called = new Set<FunctionFile>();
    follow(statement);
    const writes = writing.test(statement) || writingAtStart.test(statement);
    const mayWrite = writes || [...called].some((file) => !isSteady(file));
    const reach = { tables, mayWrite };
    remembered.set(statement, reach);
    return reach;

    function follow(text: string) {
      for (const [word] of text.matchAll(/\w+/g)) {
        if (allTables.has(word)) tables.add(word);
        const file = byName.get(word);
        if (!file || called.has(file)) continue;
        called.add(file);
        follow(file.text);
      }
    }
  }
  return { reachOf, isWatched: (table: string) => watched.has(table) };
}

/** PostgreSQL takes a function for one that writes unless it says that it does not. */
const isSteady = ({ text }: FunctionFile) => /\b(STABLE|IMMUTABLE)\b/.test(text);
