import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { OpenDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { outbox, unionFollows } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import type { Postgres } from "#tests/support/database/postgres.ts";
import { sharedPostgres } from "#tests/support/database/server-database.ts";
import { type Killable, startKillable } from "#tests/support/killed/killable-process.ts";

const followers = 600;
/** Kills a process right after the nth statement of a kind: between the emails and the marks, and before the end. */
const kills = [
  ['insert into "outbox"', 1],
  ['update "union_follows"', 2],
  ['insert into "outbox"', 3],
  ["commit", 5],
] as const;

let postgres: Postgres;
let database: OpenDatabase;
let url: string;

beforeAll(async () => {
  postgres = await sharedPostgres();
  url = await postgres.createDatabase("killed_teller");
  database = await openPostgres({ url, secret: "a-secret-of-thirty-two-characters-or-more" });
  await database.asOwner(async (db) => {
    await migrate(db);
    await db.execute(sql`
      insert into users (email, email_verified) select 'follower.' || n || '@example.com', true
      from generate_series(1, ${followers}) as n`);
    await db.execute(
      sql`insert into union_threads (topic, title, state, last_activity_at) values ('applying', 'Essays', 'shown', now())`,
    );
    await db.execute(sql`
      insert into union_follows (thread_id, user_id, seen_at)
      select union_threads.id, users.id, now() - interval '1 day' from union_threads, users`);
  });
});

afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

test("each follower gets one email, however often the sending process is killed", async () => {
  const tell = (...when: string[]) => startKillable("tests/support/killed/notify-followers.ts", url, ...when);
  const saidBy = async ({ lines }: Killable) => {
    const output: string[] = [];
    for await (const line of lines) output.push(line);
    return output;
  };
  for (const [statement, number] of kills) expect(await saidBy(tell(statement, String(number)))).toEqual([]);
  expect(await saidBy(tell())).toEqual(["done"]);
  const { mails, untold } = await asWorker(database.db, async (db) => ({
    mails: await db.select({ to: outbox.recipient }).from(outbox),
    untold: await db.$count(unionFollows, sql`not ${unionFollows.isNotified}`),
  }));
  expect(untold).toBe(0);
  expect(mails).toHaveLength(followers);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(followers);
});
