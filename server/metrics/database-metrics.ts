import { sql } from "drizzle-orm";
import { Gauge, Registry } from "prom-client";
import type { Database, OpenDatabase } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { asWorker } from "#database/viewer.ts";

/** Milliseconds: less than Prometheus' timeout. */
const longestQuery = 3000;

/**
 * Metrics that only the database knows. Every process reports the same, so the largest value of several is shown, and
 * the smallest of `up`.
 */
export function databaseMetrics({ patient, replicas }: Pick<OpenDatabase, "patient" | "replicas">): Registry {
  const registry = new Registry();
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    aggregator: "min" | "max" = "max",
  ) => new Gauge<Label>({ name, help, labelNames, aggregator, registers: [registry], collect: refresh });

  const up = gauge("fursa_database_up", "Whether the database answers.", [], "min");
  const queryTime = gauge("fursa_database_query_seconds", "How long it took to query these figures.");
  const lag = gauge("fursa_database_lag_seconds", "Replication lag of the database that serves.");
  const outbox = gauge("fursa_outbox_messages", "Emails and texts that wait, and those given up.", ["state"]);
  const late = gauge("fursa_outbox_late_seconds", "How long the oldest message has been due.");
  const scraped = gauge("fursa_scraper_last_end_seconds", "When the scraper last ended a run, in Unix time.");
  const jobs = gauge("fursa_jobs", "Background jobs by name and state.", ["name", "state"]);
  const replicaGauges = replicas && {
    up: gauge("fursa_replica_up", "Whether the replica answers.", ["replica"], "min"),
    bytes: gauge("fursa_replica_lag_bytes", "WAL that the replica has not replayed yet.", ["replica"]),
    seconds: gauge("fursa_replica_lag_seconds", "Replication lag of the replica.", ["replica"]),
  };

  let refreshing: Promise<void> | null = null;
  /** All gauges are collected at the same moment and share one query. */
  function refresh(): Promise<void> {
    refreshing ??= Promise.all([readPrimary(), readReplicas()])
      .then(() => undefined)
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  async function readPrimary() {
    const start = performance.now();
    const state = await withTimeout(asWorker(patient, readState));
    up.set(state ? 1 : 0);
    if (!state) return;
    queryTime.set((performance.now() - start) / 1000);
    lag.set(state.lag);
    late.set(state.late);
    scraped.set(state.scraped);
    outbox.set({ state: "waiting" }, state.waiting);
    outbox.set({ state: "failed" }, state.failed);
    // A server that has just started may not have created the queue yet.
    const counts = (await withTimeout(asWorker(patient, readJobs))) ?? [];
    jobs.reset();
    for (const { name, state, count } of counts) jobs.set({ name, state }, count);
  }

  async function readReplicas() {
    for (const { name: replica, isUp, lagBytes, lagSeconds } of (await replicas?.status()) ?? []) {
      replicaGauges?.up.set({ replica }, isUp ? 1 : 0);
      replicaGauges?.bytes.set({ replica }, lagBytes);
      replicaGauges?.seconds.set({ replica }, lagSeconds);
    }
  }
  return registry;
}

async function withTimeout<Result>(query: Promise<Result>): Promise<Result | null> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, longestQuery, null);
  return Promise.race([query.catch(() => null), timeout]).finally(() => clearTimeout(timer));
}

interface DatabaseState {
  lag: number;
  waiting: number;
  late: number;
  failed: number;
  scraped: number;
}

async function readState(db: Database): Promise<DatabaseState> {
  const [state] = await queryRows<DatabaseState>(
    db,
    sql`select
      coalesce(extract(epoch from now() - case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() else now() end), 0)::float8 as lag,
      (select count(*)::int from outbox where failed_at is null) as waiting,
      (select coalesce(extract(epoch from now() - min(next_try_at)), 0)::float8 from outbox where failed_at is null and next_try_at < now()) as late,
      (select count(*)::int from outbox where failed_at is not null) as failed,
      (select coalesce(extract(epoch from max(ended_at)), 0)::float8 from scrape_runs where state <> 'failed') as scraped`,
  );
  if (!state) throw new Error("the database returned no row");
  return state;
}

const readJobs = (db: Database) =>
  queryRows<{ name: string; state: string; count: number }>(
    db,
    sql`select name, state::text, count(*)::int from jobs.job group by 1, 2 order by 1, 2`,
  );
