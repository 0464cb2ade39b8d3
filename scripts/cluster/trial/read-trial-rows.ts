import pg from "pg";
import type { StoredRow } from "./history.ts";

/** All rows of the kinds that the trial writes, as the leader has them now. */
export async function readTrialRows(superuserUrl: string): Promise<StoredRow[]> {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<StoredRow>(everything).finally(() => client.end());
  return rows;
}

const everything = `
  select 'account' as kind, email as key, null::int as version from users
  union all select 'session', email, null from sessions join users on users.id = sessions.user_id
  union all select 'profile', users.email, substring(full_name from ' version ([0-9]+)$')::int from profiles join users on users.id = profiles.user_id
  union all select 'saved', users.email || ' scholarship/' || scholarship_id, null
    from saved_items join users on users.id = saved_items.user_id where scholarship_id is not null
  union all select 'question', title, null from union_threads`;

/** Failed jobs, by name. */
export async function countFailedJobs(superuserUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client
    .query<{ name: string; count: number }>(
      "select name, count(*)::int as count from jobs.job where state = 'failed' group by name",
    )
    .finally(() => client.end());
  return new Map(rows.map(({ name, count }) => [name, count]));
}
