import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";
import type { TableChanges } from "./changes/table-changes.ts";
import type * as schema from "./schema/index.ts";

/** Where functions run their SQL: a database or an open transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** The same database for the sign-in code, which alone runs as `fursa_accounts`. */
  accounts: Database;
  /** The same database for jobs: a separate pool with longer timeouts, so that pages never wait for jobs. */
  patient: Database;
  /** The state of the pools that serve pages. */
  status(): PoolStatus;
  /** How pg-boss connects: as `fursa_worker`, which owns its schema. */
  jobQueue: Pick<ConstructorOptions, "db" | "backend" | "reindex" | "useListenNotify">;
  /** Tells which tables that visitors may read have changed. */
  changes: TableChanges;
  /** Null if there are no replicas. */
  replicas: Replicas | null;
  /** Runs work that only the owner of the tables may do (migrate, seed), on a separate connection. */
  asOwner<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface PoolStatus {
  open: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
  /** How many of them indicate overload. */
  waitingLong: number;
}

/** How a request's reads are routed. */
export interface ReadTarget {
  db: Database;
  /** If true, reads go to a replica that may lag: fine for public pages, but not for members. */
  isPrimaryAway: boolean;
}

export interface ReplicaStatus {
  name: string;
  isUp: boolean;
  lagBytes: number;
  lagSeconds: number;
}

export interface Replicas {
  /** For a client that has written up to an LSN. */
  forRead(written: string | null): Promise<ReadTarget>;
  /**
   * The primary's current LSN. A client that has just written needs replicas to have replayed up to it. Null while the
   * primary is down.
   */
  placeNow(): Promise<string | null>;
  /** How often replicas were read, and why not. */
  counts(): Readonly<ReadCounts>;
  status(): Promise<ReplicaStatus[]>;
}

/** How often a read went to a replica (`fresh`), or to the primary, and why. */
export type ReadCounts = Record<"fresh" | "behind" | "away" | "resting" | "conflict" | "writes", number>;

/** Why a database can't be opened, in words for the operator. */
export class DatabaseUnavailable extends Error {}
