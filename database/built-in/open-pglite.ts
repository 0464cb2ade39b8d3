import { join } from "node:path";
import type pg from "pg";
import { hasNoRoom, prepareFolder, wordsForFolder } from "../data-folder.ts";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "../database.ts";
import { withoutTransaction } from "../errand-queue.ts";
import { openFolderDoor } from "../folder-door.ts";
import { lockFolder } from "../folder-lock.ts";
import { drizzleOn } from "../pool.ts";
import { accountsKeeper, owner, powerless, prepareRoles, worker } from "../roles.ts";
import { channel, openVersionsHere } from "../versions-here.ts";
import { openLine } from "./line.ts";
import { leaveUnoptimised, optimiseLate } from "./optimise.ts";
import { type OneSession, openSession, PoolOfOne } from "./pool-of-one.ts";

/**
 * Bytes. V8 makes anew, and fast, what runs often, and for the largest of PostgreSQL's functions that takes 1.2 GB for some seconds:
 * a small server would be killed for it. See decision 38.
 */
const roomToOptimise = 3 * 1024 ** 3;

/** Milliseconds. There is but one session, for which nearly everybody waits a little; longer than this is felt. */
const long = 200;

/** PostgreSQL inside this process, kept in a folder (or in memory). It is one session for everyone, begun as superuser. */
export async function openPglite(dataDir: string | "memory"): Promise<OpenDatabase> {
  const folder = dataDir === "memory" ? undefined : join(dataDir, "pglite");
  const lock = folder ? holdFolder(dataDir, folder) : null;
  if (process.availableMemory() < roomToOptimise) leaveUnoptimised();
  else optimiseLate();
  const { line, copyTo, close } = await openLine(folder ? { folder } : {}).catch((problem: unknown) => {
    lock?.release();
    throw new DatabaseUnavailable(wordsForFailure(problem, dataDir, folder));
  });
  const session = await openSession(line);
  const visitors = new PoolOfOne(session);
  const db = askedBy(visitors);
  const versions = openVersionsHere();
  await session.listen(channel, versions.raise);
  await prepareRoles(db);
  const beFromNowOn = (role: string) => visitors.query(`set role ${role}`);
  await beFromNowOn(powerless);
  const door = folder ? openFolderDoor(dataDir, copyTo) : null;
  return {
    db,
    patient: db,
    accounts: askedBy(new PoolOfOne(session, accountsKeeper)),
    engine: "PGlite",
    standing: () => ({ open: 1, idle: 0, waiting: session.waiting(), waitingLong: session.waiting(long) }),
    errandQueue: { db: queueOn(session), backend: "pglite", reindex: false },
    versions,
    replicas: null,
    async asOwner(work) {
      await beFromNowOn(owner);
      session.prepared.forget();
      try {
        return await work(db);
      } finally {
        await beFromNowOn(powerless);
      }
    },
    async close() {
      door?.close();
      await session.end();
      await close();
      lock?.release();
    },
  };
}

/** Of a pool Drizzle uses no more than this one has. */
const askedBy = (pool: PoolOfOne): Database => drizzleOn(pool as unknown as pg.Pool);

/** The list of errands sends whole scripts too, with a transaction of their own: here the pool's stands around them. */
function queueOn(session: OneSession): NonNullable<OpenDatabase["errandQueue"]["db"]> {
  const pool = new PoolOfOne(session, worker);
  return {
    executeSql: (text, values) => pool.query(withoutTransaction(text), values?.length ? values : undefined),
    async listen(name, onNotification, onReconnect) {
      const unsubscribe = await session.listen(name, onNotification);
      onReconnect();
      return { close: unsubscribe };
    },
  };
}

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
