import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";
import type { TableChanges } from "./changes/table-changes.ts";
import type * as schema from "./schema/index.ts";

/** Where verbs run their SQL: a database or an open transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** The same database for the sign-in code: each of its queries runs as `fursa_accounts`, and no other way in does. */
  accounts: Database;
  /** The same database for jobs: sessions of their own, which wait longer for an answer, so that pages never wait for jobs. */
  patient: Database;
  /** How the sessions that serve pages stand. */
  standing(): SessionsStanding;
  /** How the list of jobs reaches this database, as `fursa_worker`, which owns it. */
  jobQueue: Pick<ConstructorOptions, "db" | "backend" | "reindex" | "useListenNotify">;
  /** Which tables that visitors may read have changed. */
  changes: TableChanges;
  /** Where what only reads may be read from; null where there is but one database. */
  replicas: Replicas | null;
  /** Runs work that only the owner of the tables may do (migrate, seed), on a session of its own. */
  asOwner<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface SessionsStanding {
  open: number;
  idle: number;
  /** Questions that wait for one. */
  waiting: number;
  /** Of those, the ones that show that there are too many. */
  waitingLong: number;
}

/** Where a request reads from. */
export interface Reading {
  db: Database;
  /** Then a replica is read that may be behind: good enough for public pages, and not for who is signed in. */
  isPrimaryAway: boolean;
}

export interface ReplicaStanding {
  name: string;
  isUp: boolean;
  lagBytes: number;
  lagSeconds: number;
}

export interface Replicas {
  /** For somebody who may have written up to a place before. */
  forRead(written: string | null): Promise<Reading>;
  /** Whoever has just written reads from no replica that has not come so far; null while the primary does not say. */
  placeNow(): Promise<string | null>;
  /** How often was read from a replica, and why not. */
  counts(): Readonly<ReadCounts>;
  standing(): Promise<ReplicaStanding[]>;
}

/** How often was read from a replica (`fresh`), or from the primary, and why. */
export type ReadCounts = Record<"fresh" | "behind" | "away" | "resting" | "conflict" | "writes", number>;

/** What stops us from opening a database, in words for the operator. */
export class DatabaseUnavailable extends Error {}
