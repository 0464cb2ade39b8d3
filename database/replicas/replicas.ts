import { sql } from "drizzle-orm";
import { countVersions, fixVersions, presentVersions } from "../changes/catalogue-version.ts";
import type { PrimaryWatch } from "../changes/table-changes.ts";
import { isAway, isRefusal } from "../connection/unreachable.ts";
import type { Database, ReadCounts, Reading, ReplicaStanding, Replicas } from "../database.ts";
import { queryRows } from "../query-rows.ts";
import { formatLsn, parseLsn } from "./lsn.ts";
import { setReadRoute } from "./read-routes.ts";
import type { ReplicationProgress } from "./replication-progress.ts";

/** Milliseconds for a replica to say how far it has come. */
const longestLook = 1000;
/** Milliseconds for which one that is gone, or that lags, is left alone. */
const rest = 2000;

/** How far a replica must have come while there is no primary. */
const anything = 0n;

/** One database that follows the primary. */
export interface Replica {
  name: string;
  db: Database;
  /** Whether all of its sessions are in use: it is not gone, then. */
  isFull(): boolean;
}

type Reason = keyof ReadCounts;

interface Parts {
  primary: Database;
  replicas: Replica[];
  changes: PrimaryWatch;
  progress: ReplicationProgress;
}

/**
 * Sends what only reads to replicas, each in its turn. One that has not come far enough is known by its own word, in the
 * transaction in which it is read: whatever stands in front of it may lead to another one the next time. Where none will do,
 * the primary is asked, and nobody notices.
 */
export function openReplicas({ primary, replicas, changes, progress }: Parts): Replicas {
  const restsUntil = new Map<Replica, number>();
  const counts: ReadCounts = { fresh: 0, behind: 0, away: 0, resting: 0, conflict: 0, writes: 0 };
  let turn = 0;

  async function read<Result>(floor: bigint | null, work: Work<Result>): Promise<Result> {
    turn += 1;
    let reason: Reason = floor === null ? "behind" : "resting";
    const versions = presentVersions(changes);
    const remembering: Work<Result> = (own) => {
      if (floor !== anything) fixVersions(own, versions);
      return work(own);
    };
    for (const place of replicas.keys()) {
      const replica = replicas[(turn + place) % replicas.length];
      // While there is no primary, one that lags is better than none.
      const isResting = floor !== anything && Date.now() < (restsUntil.get(replica as Replica) ?? 0);
      if (!replica || isResting || floor === null) continue;
      const seen = await readFrom(replica.db, floor, remembering);
      reason = seen.reason;
      if ("result" in seen) {
        counts.fresh += 1;
        return seen.result;
      }
      const isGone = seen.reason === "away" && !replica.isFull();
      const lags = seen.reason === "behind" && seen.place < progress.lagFloor();
      if (isGone || lags) restsUntil.set(replica, Date.now() + rest);
      if (seen.reason === "writes") break;
    }
    counts[reason] += 1;
    return primary.transaction(work);
  }

  /** All but its transactions is the primary's. */
  const readingAt = (floor: () => bigint | null): Database =>
    Object.create(primary, {
      transaction: { value: <Result>(work: Work<Result>) => read(floor(), work) },
    });

  const fresh: Reading = { db: readingAt(progress.required), isPrimaryAway: false };
  countVersions(fresh.db, changes);
  // An object of its own, as what pages remember of a database they remember by its object.
  const whatThereIs: Reading = { db: readingAt(() => anything), isPrimaryAway: true };

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
    standing: () => Promise.all(replicas.map((replica) => standingOf(replica, progress.latest()))),
  };
}

type Work<Result> = (db: Database) => Promise<Result>;

type Seen<Result> =
  | { reason: "fresh"; result: Result }
  | { reason: "behind"; place: bigint }
  | { reason: Exclude<Reason, "fresh" | "behind"> };

class Behind extends Error {
  readonly place: bigint;
  constructor(place: bigint) {
    super("the replica has not come so far");
    this.place = place;
  }
}

/** Reads all in one transaction, or says why not. What was read before it failed is read again elsewhere: nothing was changed. */
async function readFrom<Result>(db: Database, floor: bigint, work: Work<Result>): Promise<Seen<Result>> {
  const { promise: tooLong, resolve } = Promise.withResolvers<Seen<Result>>();
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
    (result): Seen<Result> => ({ reason: "fresh", result }),
    (problem: unknown) => whyNot(problem),
  );
  // What is given up may fail later, when nobody listens any more.
  seen.catch(() => undefined);
  return Promise.race([seen, tooLong]);
}

/** Thrown on, where another database would say the same. */
function whyNot(problem: unknown): Exclude<Seen<never>, { reason: "fresh" }> {
  if (problem instanceof Behind) return { reason: "behind", place: problem.place };
  if (isRefusal(problem, /^25006$/)) return { reason: "writes" };
  if (isRefusal(problem, /^40(001|P01)$/)) return { reason: "conflict" };
  if (isAway(problem)) return { reason: "away" };
  throw problem;
}

/** A proxy may lead to the primary where no replica is left; one that was a primary once may still take itself for it. */
const place = sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end`;

async function placeOf(db: Database): Promise<bigint> {
  const [answer] = await queryRows<{ place: string }>(db, sql`select ${place} as place`);
  return parseLsn(answer?.place ?? "") ?? 0n;
}

/** Seconds since the last change it made, where it has others to make. */
async function standingOf({ name, db }: Replica, primary: bigint): Promise<ReplicaStanding> {
  const nobody = { name, isUp: false, lagBytes: 0, lagSeconds: 0 };
  const { promise: tooLong, resolve } = Promise.withResolvers<ReplicaStanding>();
  const timer = setTimeout(() => resolve(nobody), longestLook);
  const asked = queryRows<{ place: string; seconds: number }>(
    db,
    sql`select ${place} as place,
      coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as seconds`,
  );
  const found = asked.then(
    ([answer]): ReplicaStanding => {
      const lagBytes = Math.max(0, Number(primary - (parseLsn(answer?.place ?? "") ?? 0n)));
      return { name, isUp: true, lagBytes, lagSeconds: lagBytes > 0 ? (answer?.seconds ?? 0) : 0 };
    },
    () => nobody,
  );
  return Promise.race([found, tooLong]).finally(() => clearTimeout(timer));
}
