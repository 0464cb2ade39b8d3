import { sql } from "drizzle-orm";
import { countVersions, fixVersions, presentVersions } from "../changes/catalogue-version.ts";
import type { PrimaryWatch } from "../changes/table-changes.ts";
import { isRefusal, isUnreachable } from "../connection/unreachable.ts";
import type { Database, ReadCounts, ReadTarget, ReplicaStatus, Replicas } from "../database.ts";
import { queryRows } from "../query-rows.ts";
import { formatLsn, parseLsn } from "./lsn.ts";
import { setReadRoute } from "./read-routes.ts";
import type { ReplicationProgress } from "./replication-progress.ts";

/** Milliseconds for a replica to report its position. */
const longestLook = 1000;
/** Milliseconds for which a replica that is down or lags isn't tried. */
const rest = 2000;

/** The required position while there is no primary. */
const anything = 0n;

/** One database that follows the primary. */
export interface Replica {
  name: string;
  db: Database;
  /** Whether all of its sessions are in use, which doesn't mean that it is down. */
  isFull(): boolean;
}

type ReplicaReason = keyof ReadCounts;

interface ReplicasOptions {
  primary: Database;
  replicas: Replica[];
  changes: PrimaryWatch;
  progress: ReplicationProgress;
}

/**
 * Sends reads to replicas in turn. A replica's position is read in the same transaction, because a proxy may lead to another
 * replica the next time. If none has replayed far enough, the primary is read.
 */
export function openReplicas({ primary, replicas, changes, progress }: ReplicasOptions): Replicas {
  const restsUntil = new Map<Replica, number>();
  const counts: ReadCounts = { fresh: 0, behind: 0, away: 0, resting: 0, conflict: 0, writes: 0 };
  let reads = 0;

  async function read<Result>(floor: bigint | null, work: ReplicaWork<Result>): Promise<Result> {
    reads += 1;
    let reason: ReplicaReason = floor === null ? "behind" : "resting";
    const versions = presentVersions(changes);
    const remembering: ReplicaWork<Result> = (own) => {
      if (floor !== anything) fixVersions(own, versions);
      return work(own);
    };
    for (const place of replicas.keys()) {
      const replica = replicas[(reads + place) % replicas.length];
      // Without a primary, a lagging replica is better than none.
      const isResting = floor !== anything && Date.now() < (restsUntil.get(replica as Replica) ?? 0);
      if (!replica || isResting || floor === null) continue;
      const seen = await readFrom(replica.db, floor, remembering);
      reason = seen.reason;
      if ("result" in seen) {
        counts.fresh += 1;
        return seen.result;
      }
      const isDown = seen.reason === "away" && !replica.isFull();
      const lags = seen.reason === "behind" && seen.place < progress.lagFloor();
      if (isDown || lags) restsUntil.set(replica, Date.now() + rest);
      if (seen.reason === "writes") break;
    }
    counts[reason] += 1;
    return primary.transaction(work);
  }

  /** The primary's database, with transactions that run on replicas. */
  const readingAt = (floor: () => bigint | null): Database =>
    Object.create(primary, {
      transaction: { value: <Result>(work: ReplicaWork<Result>) => read(floor(), work) },
    });

  const fresh: ReadTarget = { db: readingAt(progress.required), isPrimaryAway: false };
  countVersions(fresh.db, changes);
  // A separate object, because pages memoize by the identity of their database.
  const whatThereIs: ReadTarget = { db: readingAt(() => anything), isPrimaryAway: true };

  for (const { db, isPrimaryAway } of [fresh, whatThereIs]) setReadRoute(db, { primary, isPrimaryAway });

  return {
    async forRead(written) {
      const place = written === null ? null : parseLsn(written);
      const isNews = place !== null && place > progress.latest();
      if ((isNews || !changes.isListening()) && !(await changes.lookUp())) return whatThereIs;
      if (place !== null) progress.noteWritten(place);
      return fresh;
    },
    async placeNow() {
      return (await changes.lookUp()) ? formatLsn(progress.latest()) : null;
    },
    counts: () => counts,
    status: () => Promise.all(replicas.map((replica) => statusOf(replica, progress.latest()))),
  };
}

type ReplicaWork<Result> = (db: Database) => Promise<Result>;

type ReplicaRead<Result> =
  | { reason: "fresh"; result: Result }
  | { reason: "behind"; place: bigint }
  | { reason: Exclude<ReplicaReason, "fresh" | "behind"> };

class Behind extends Error {
  readonly place: bigint;
  constructor(place: bigint) {
    super("the replica has not come so far");
    this.place = place;
  }
}

/**
 * Runs a read in one transaction, or returns why it wasn't possible. It can be repeated elsewhere after a failure,
 * since it changes nothing.
 */
async function readFrom<Result>(
  db: Database,
  floor: bigint,
  work: ReplicaWork<Result>,
): Promise<ReplicaRead<Result>> {
  const { promise: tooLong, resolve } = Promise.withResolvers<ReplicaRead<Result>>();
  let timer: NodeJS.Timeout | undefined;
  let isGivenUp = false;
  const reading = db.transaction(
    async (own): Promise<Result> => {
      timer = setTimeout(() => {
        isGivenUp = true;
        resolve({ reason: "away" });
      }, longestLook);
      const place = await placeOf(own).finally(() => clearTimeout(timer));
      if (isGivenUp || place < floor) throw new Behind(place);
      return work(own);
    },
    { accessMode: "read only" },
  );
  const seen = reading.then(
    (result): ReplicaRead<Result> => ({ reason: "fresh", result }),
    (problem: unknown) => failureReason(problem),
  );
  // May reject after the race is over.
  seen.catch(() => undefined);
  return Promise.race([seen, tooLong]);
}

/** Rethrows errors that another server would report too. */
function failureReason(problem: unknown): Exclude<ReplicaRead<never>, { reason: "fresh" }> {
  if (problem instanceof Behind) return { reason: "behind", place: problem.place };
  if (isRefusal(problem, /^25006$/)) return { reason: "writes" };
  if (isRefusal(problem, /^40(001|P01)$/)) return { reason: "conflict" };
  if (isUnreachable(problem)) return { reason: "away" };
  throw problem;
}

/** A proxy may lead to the primary if no replica is left; a former primary may not know yet that it was replaced. */
const place = sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end`;

async function placeOf(db: Database): Promise<bigint> {
  const [answer] = await queryRows<{ place: string }>(db, sql`select ${place} as place`);
  return parseLsn(answer?.place ?? "") ?? 0n;
}

/** Seconds since the last replayed change, if there is more to replay. */
async function statusOf({ name, db }: Replica, primary: bigint): Promise<ReplicaStatus> {
  const nobody = { name, isUp: false, lagBytes: 0, lagSeconds: 0 };
  const { promise: tooLong, resolve } = Promise.withResolvers<ReplicaStatus>();
  const timer = setTimeout(() => resolve(nobody), longestLook);
  const query = queryRows<{ place: string; seconds: number }>(
    db,
    sql`select ${place} as place,
      coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as seconds`,
  );
  const found = query.then(
    ([answer]): ReplicaStatus => {
      const lagBytes = Math.max(0, Number(primary - (parseLsn(answer?.place ?? "") ?? 0n)));
      return { name, isUp: true, lagBytes, lagSeconds: lagBytes > 0 ? (answer?.seconds ?? 0) : 0 };
    },
    () => nobody,
  );
  return Promise.race([found, tooLong]).finally(() => clearTimeout(timer));
}
