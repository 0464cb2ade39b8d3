import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PgliteDatabase, PgliteSession } from "drizzle-orm/pglite";
import { hasNoRoom, prepareFolder, wordsForFolder } from "./data-folder.ts";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "./database.ts";
import { withoutTransaction } from "./errand-queue.ts";
import { openFolderDoor } from "./folder-door.ts";
import { lockFolder } from "./folder-lock.ts";
import { noteStatement } from "./making.ts";
import { type Inside, openPrepared } from "./prepared.ts";
import { dialect } from "./quick-dialect.ts";
import { accountsKeeper, owner, powerless, prepareRoles, worker } from "./roles.ts";
import type * as schema from "./schema/index.ts";
import { channel, openVersionsHere } from "./versions-here.ts";

/**
 * Bytes. V8 makes anew, and fast, what runs often, and for the largest of PostgreSQL's functions that takes 1.2 GB for some seconds:
 * a small server would be killed for it. See decision 38.
 */
const roomToOptimise = 3 * 1024 ** 3;

/** Taken whole at the start, and so much less than PostgreSQL's own 128 MB: what is not in there the system has in its cache of files. */
const sharedBuffers = ["-c", "shared_buffers=32MB"];

/** No other server is there that would have to hear of a change: see `wait_for_readers`. */
const alone = ["-c", "fursa.alone=yes"];

/** PostgreSQL inside this process, kept in a folder (or in memory). It is one session for everyone, begun as superuser. */
export async function openPglite(dataDir: string | "memory"): Promise<OpenDatabase> {
  const folder = dataDir === "memory" ? undefined : join(dataDir, "pglite");
  const lock = folder ? holdFolder(dataDir, folder) : null;
  if (process.availableMemory() < roomToOptimise) setFlagsFromString("--liftoff-only");
  const session = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...sharedBuffers, ...alone],
  }).catch((problem: unknown) => {
    lock?.release();
    throw new DatabaseUnavailable(wordsForFailure(problem, dataDir, folder));
  });
  const dates = leaveTextToDrizzle(session);
  const prepared = openPrepared(session);
  const queue = openQueue();
  const db = drizzleOn(forDrizzle(session, prepared, queue));
  const versions = openVersionsHere();
  await session.listen(channel, versions.raise);
  await prepareRoles(db);
  await session.exec(`set role ${powerless}`);
  const door = folder
    ? openFolderDoor(dataDir, (target) => copyBetweenTwoQuestions(session, folder, target))
    : null;
  return {
    db,
    patient: db,
    accounts: drizzleOn(forDrizzle(asRole(session, accountsKeeper), prepared, queue, accountsKeeper)),
    engine: "PGlite",
    standing: () => ({ open: 1, idle: 0, waiting: queue.waiting() }),
    errandQueue: { db: queueOn(session, dates), backend: "pglite", reindex: false },
    versions,
    replicas: null,
    async asOwner(work) {
      await session.exec(`set role ${owner}`);
      prepared.forget();
      try {
        return await work(db);
      } finally {
        await session.exec(`set role ${powerless}`);
      }
    },
    async close() {
      door?.close();
      await session.close();
      lock?.release();
    },
  };
}

const drizzleOn = (client: PGlite): Database =>
  new PgliteDatabase<typeof schema>(dialect, new PgliteSession(client, dialect, undefined), undefined);

/** What Drizzle reads from text by itself: days, moments, spans and lists of them, and lists of numbers. */
const readByDrizzle = [
  ...[types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL],
  ...[1182, 1115, 1185, 1187, 1231],
];

/** Leaves that text as it is, for every query, and gives what would have read it. */
function leaveTextToDrizzle({ parsers }: PGlite): PGlite["parsers"] {
  const before = Object.fromEntries(readByDrizzle.map((type) => [type, parsers[type] ?? asItIs]));
  for (const type of readByDrizzle) parsers[type] = asItIs;
  return before;
}

const asItIs = (text: string) => text;

/**
 * Drizzle says the same with each query, for which PGlite copies a list of all types: a third of the time of a short query. What is
 * asked in a role, by pages and errands, is prepared.
 */
function forDrizzle(
  session: Pick<PGlite, "query" | "transaction">,
  prepared: ReturnType<typeof openPrepared>,
  queue: Queue,
  ownRole = "",
): PGlite {
  const leaner = (query: PGlite["query"], inside?: Inside): PGlite["query"] => {
    return (text, values = [], { parsers: _, ...options } = {}) => {
      noteStatement(text);
      if (inside && isTakingRole.test(text)) inside.role = String(values[0]);
      else if (inside?.role && prepared.isKnown(inside.role, text))
        return prepared.query(inside, text, values, options);
      return query(text, values, options);
    };
  };
  const transaction: PGlite["transaction"] = (work) => {
    const begun = queue.wait();
    return session
      .transaction((inner) => {
        begun();
        const inside = { role: ownRole, isOver: () => inner.closed };
        return work({ ...inner, query: leaner(inner.query, inside) });
      })
      .finally(begun);
  };
  return { query: leaner(session.query.bind(session)), transaction } as PGlite;
}

type Queue = ReturnType<typeof openQueue>;

/** Counts the transactions that wait for the one session; each is told apart from the moment in which it begins. */
function openQueue() {
  const waiting = new Set<symbol>();
  return {
    waiting: () => waiting.size,
    wait() {
      const one = Symbol("one who waits");
      waiting.add(one);
      return () => void waiting.delete(one);
    },
  };
}

const isTakingRole = /^select set_config\('role'/;

/**
 * The one session as another role, for one query or one transaction at a time: a `SET ROLE` that lasted any longer would
 * be seen by whoever asks next.
 */
function asRole(session: PGlite, role: string): PGlite {
  const transaction: PGlite["transaction"] = (work) =>
    session.transaction(async (inner) => {
      await inner.query("select set_config('role', $1, true)", [role]);
      return work(inner);
    });
  const query: PGlite["query"] = (text, values, options) =>
    transaction((inner) => inner.query(text, values, options));
  return { query, transaction } as PGlite;
}

/** The list of errands sends whole scripts too, with a transaction of their own: here ours stands around them. */
function queueOn(
  session: PGlite,
  parsers: PGlite["parsers"],
): NonNullable<OpenDatabase["errandQueue"]["db"]> {
  return {
    executeSql: (text, values) =>
      session.transaction(async (inner) => {
        await inner.query("select set_config('role', $1, true)", [worker]);
        if (values?.length) return inner.query(text, values, { parsers });
        const results = await inner.exec(withoutTransaction(text), { parsers });
        return { rows: results.flatMap(({ rows }) => rows) };
      }),
    async listen(channel, onNotification, onReconnect) {
      const unsubscribe = await session.listen(channel, onNotification);
      onReconnect();
      return { close: unsubscribe };
    },
  };
}

/** A copy of the files is what a killed process would leave, and is opened as that is. */
const copyBetweenTwoQuestions = (session: PGlite, folder: string, target: string) =>
  session.runExclusive(() => cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE }));

/** PGlite itself takes no lock, and two processes on one folder would corrupt it without a word. */
function holdFolder(dataDir: string, folder: string) {
  prepareFolder(dataDir);
  const lock = lockFolder(folder);
  if (!lock) {
    throw new DatabaseUnavailable(
      `another Fursa is running on the data folder ${dataDir}: stop it first, or give this one its own DATA_DIR`,
    );
  }
  return lock;
}

/** Inside PGlite the operating system's own words get lost on the way. */
function wordsForFailure(problem: unknown, dataDir: string, folder: string | undefined): string {
  const words = wordsForFolder(hasNoRoom(dataDir) ? { code: "ENOSPC" } : problem, dataDir);
  return words ?? `cannot open the database in ${folder}: ${problem}`;
}
