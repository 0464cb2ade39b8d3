import "#tests/support/network/end-on-network.ts";
import { sql } from "drizzle-orm";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { queryRows } from "#database/query-rows.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { aLongThread, aUnionMember } from "#tests/support/people/union.ts";
import { addOpportunities, addProfiles } from "./matching-catalogue.ts";
import { vacuum } from "./vacuum.ts";

/**
 * The size of a member, a saved item and a post in the database, with their indexes: `node bench/sizes.ts [members]`.
 */
const [members = 100_000] = process.argv.slice(2).map(Number);
const savedEach = 5;
const posts = 20_000;

const postgres = await startPostgres();
const database = await openPostgres({
  url: await postgres.createDatabase("bench_sizes"),
  secret: "a-secret-of-thirty-two-characters-or-more",
});
try {
  await database.asOwner(migrate);
  await database.asOwner(async (db) => {
    await addOpportunities(db, { from: 0, to: 1000 }, sql`now()`);
    await addProfiles(db, members);
    // As long as what better-auth stores: a salt and a hash, a token, a phone's name.
    await db.execute(sql`insert into accounts (user_id, account_id, provider_id, password)
      select id, id::text, 'credential', repeat('f', 161) from users`);
    await db.execute(sql`insert into sessions (user_id, token, expires_at, user_agent)
      select id, md5(id::text), now() + interval '30 days', repeat('Mozilla/5.0 ', 8) from users`);
    await db.execute(sql`insert into saved_items (user_id, scholarship_id, title)
      select users.id, records.id, records.title from users,
        (select id, title from scholarships order by id limit ${savedEach}) as records`);
    await aLongThread(db, await aUnionMember(db, "Writer"), posts);
  });
  await vacuum(database, postgres);
  const size = (tables: string[]) => database.asOwner((db) => sizeOf(db, tables));
  const row = async (count: number, ...tables: string[]) => {
    const bytes = await size(tables);
    return { count, MB: Math.round(bytes / 1e6), "bytes each": Math.round(bytes / count) };
  };
  console.table({
    "a member: account, password, profile": await row(members, ...["users", "accounts", "profiles"]),
    "a session": await row(members, "sessions"),
    "something saved": await row(members * savedEach, "saved_items"),
    "a post of the union": await row(posts, "union_posts"),
  });
} finally {
  await database.close();
  await postgres.stop();
}

async function sizeOf(db: Database, tables: string[]): Promise<number> {
  const [{ bytes }] = (await queryRows(
    db,
    sql`select sum(pg_total_relation_size(to_regclass(name)))::float8 as bytes
      from unnest(string_to_array(${tables.join(",")}, ',')) as name`,
  )) as [{ bytes: number }];
  return bytes;
}
