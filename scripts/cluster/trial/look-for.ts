import pg from "pg";

/** Everything of the kinds that the trial writes, as the one that leads has it now. */
export async function lookForAll(superuserUrl: string): Promise<{ kind: string; key: string }[]> {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ kind: string; key: string }>(everything).finally(() => client.end());
  return rows;
}

const everything = `
  select 'account' as kind, email as key from users
  union all select 'session', email from sessions join users on users.id = sessions.user_id
  union all select 'profile', users.email from profiles join users on users.id = profiles.user_id
  union all select 'saved', users.email || ' scholarship/' || scholarship_id
    from saved_items join users on users.id = saved_items.user_id where scholarship_id is not null
  union all select 'question', title from union_threads`;

/** Errands that were given up, by name. */
export async function countGivenUp(superuserUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client
    .query<{ name: string; count: number }>(
      "select name, count(*)::int as count from errands.job where state = 'failed' group by name",
    )
    .finally(() => client.end());
  return new Map(rows.map(({ name, count }) => [name, count]));
}
