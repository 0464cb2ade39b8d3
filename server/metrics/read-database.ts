import { sql } from "drizzle-orm";
import { ask } from "#database/ask.ts";
import type { Database, OpenDatabase, ReplicaStanding } from "#database/database.ts";
import { asWorker } from "#database/viewer.ts";
import { gauge, type Metric } from "./text-form.ts";

/** Milliseconds: who asks has a limit of its own. */
const longest = 3000;

/** What only the database knows: the mails and errands that wait, the scraper's last run, and how far it and its replicas are behind. */
export async function readDatabase({
  patient,
  replicas,
}: Pick<OpenDatabase, "patient" | "replicas">): Promise<Metric[]> {
  const [own, followers] = await Promise.all([readPrimary(patient), replicas?.standing()]);
  return followers ? [...own, ...readReplicas(followers)] : own;
}

function readReplicas(standings: ReplicaStanding[]): Metric[] {
  const each = (name: string, help: string, figure: (standing: ReplicaStanding) => number) =>
    gauge(
      name,
      help,
      standings.map((standing) => ({ labels: { replica: standing.name }, value: figure(standing) })),
    );
  return [
    each("fursa_replica_up", "Whether the replica answers.", ({ isUp }) => (isUp ? 1 : 0)),
    each("fursa_replica_lag_bytes", "Changes that the replica has not made yet.", ({ lagBytes }) => lagBytes),
    each(
      "fursa_replica_lag_seconds",
      "How old the last change is that it made, where it has others to make.",
      ({ lagSeconds }) => lagSeconds,
    ),
  ];
}

async function readPrimary(db: Database): Promise<Metric[]> {
  const begun = performance.now();
  const { promise: tooLong, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longest);
  const found = await Promise.race([askAll(db).catch(() => null), tooLong]);
  clearTimeout(timer);
  const up = gauge("fursa_database_up", "Whether the database answers.", [{ value: found ? 1 : 0 }]);
  if (!found) return [up];
  const seconds = (performance.now() - begun) / 1000;
  return [
    up,
    gauge("fursa_database_answer_seconds", "How long it took to ask for these.", [{ value: seconds }]),
    ...found,
  ];
}

const askAll = async (db: Database) => [
  ...(await asWorker(db, readState)),
  // A server that has just begun may not have made the list yet.
  ...(await asWorker(db, readErrands).catch(() => [])),
];

async function readState(db: Database): Promise<Metric[]> {
  const [state] = await ask<{ lag: number; mails: number; late: number; failed: number; scraped: number }>(
    db,
    sql`select
      coalesce(extract(epoch from now() - case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() else now() end), 0)::float8 as lag,
      (select count(*)::int from outbox where failed_at is null) as mails,
      (select coalesce(extract(epoch from now() - min(next_try_at)), 0)::float8 from outbox where failed_at is null and next_try_at < now()) as late,
      (select count(*)::int from outbox where failed_at is not null) as failed,
      (select coalesce(extract(epoch from max(ended_at)), 0)::float8 from scrape_runs where state <> 'failed') as scraped`,
  );
  return [
    gauge("fursa_database_lag_seconds", "How far the database that serves is behind its primary.", [
      { value: state?.lag ?? 0 },
    ]),
    gauge("fursa_outbox_messages", "Mails and texts that wait, and those that were given up.", [
      { labels: { state: "waiting" }, value: state?.mails ?? 0 },
      { labels: { state: "failed" }, value: state?.failed ?? 0 },
    ]),
    gauge("fursa_outbox_late_seconds", "How long the oldest message has been due.", [
      { value: state?.late ?? 0 },
    ]),
    gauge("fursa_scraper_last_end_seconds", "When the scraper last ended a run, in seconds since 1970.", [
      { value: state?.scraped ?? 0 },
    ]),
  ];
}

async function readErrands(db: Database): Promise<Metric[]> {
  const errands = await ask<{ name: string; state: string; count: number }>(
    db,
    sql`select name, state::text, count(*)::int from errands.job group by 1, 2 order by 1, 2`,
  );
  const samples = errands.map(({ name, state, count }) => ({ labels: { name, state }, value: count }));
  return [gauge("fursa_errands", "Errands by name and state.", samples)];
}
