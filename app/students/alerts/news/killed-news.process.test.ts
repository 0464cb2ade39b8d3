import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openPostgres } from "#database/open-postgres.ts";
import { mailings, newsTold, outbox } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { claimSize } from "#server/outbound/claim-mails.ts";
import { sharedPostgres } from "#tests/support/home.ts";
import { startKillable } from "#tests/support/killable.ts";
import { type Mailbox, openMailbox } from "#tests/support/mailbox.ts";
import type { Postgres } from "#tests/support/postgres.ts";

const students = 1_000;
/** The first of them asked to hear when it opens. */
const asked = 400;
const killedAtBatch = [2, 4];
const killedAtMail = [60, 61, 700];

let postgres: Postgres;
let database: OpenDatabase;
let mailbox: Mailbox;
let url: string;
let arrived = 0;
let onMail = () => undefined as unknown;

beforeAll(async () => {
  postgres = await sharedPostgres();
  url = await postgres.createDatabase("killed_news");
  database = await openPostgres({ url, secret: "a-secret-of-thirty-two-characters-or-more" });
  mailbox = await openMailbox({
    async think() {
      arrived += 1;
      onMail();
    },
  });
  await database.asOwner(async (db) => {
    await migrate(db);
    await db.execute(sql`
      insert into users (email, email_verified)
      select 'student.' || n || '@example.com', true from generate_series(1, ${students}) as n`);
    await db.execute(sql`
      insert into profiles (user_id, full_name, email, country, email_notifications)
      select id, 'A student', email, 'Kenya', true from users`);
    await db.execute(sql`insert into scholarships (title, deadline) values ('Rhodes', '2098-12-01')`);
    await db.execute(sql`
      insert into saved_items (user_id, scholarship_id, wants_opening, created_at)
      select users.id, scholarships.id, substring(email from '[0-9]+')::int <= ${asked}, '2020-10-01T12:00:00Z' from users, scholarships`);
  });
  await asWorker(database.db, (db) => db.execute(sql`update scholarships set deadline = '2099-12-15'`));
});

afterAll(async () => {
  await mailbox?.close();
  await database?.close();
  await postgres?.stop();
});

test("workers that are killed again and again tell everyone the news once, but for what was in flight", async () => {
  const [tomorrow = ""] = new Date(Date.now() + 86_400_000).toISOString().split("T");
  let generation = 0;
  const start = () => work(new Date(Date.parse(`${tomorrow}T06:30:00Z`) + generation++ * 600_000));

  for (const last of killedAtBatch) {
    const worker = start();
    let batches = 0;
    for await (const line of worker.lines) if (line === "batch" && ++batches === last) worker.kill();
    expect(batches).toBeGreaterThanOrEqual(last);
  }
  for (const last of killedAtMail) {
    const worker = start();
    onMail = () => arrived >= last && worker.kill();
    await worker.ended;
    onMail = () => undefined;
  }
  const survivor = start();
  const said: string[] = [];
  for await (const line of survivor.lines) said.push(line);
  expect(said.at(-1)).toBe("done");

  const reached = mailbox.received.map(({ to }) => to?.[0]?.address ?? "");
  const wanted = Array.from({ length: students }, (_, n) => `student.${n + 1}@example.com`);
  expect([...new Set(reached)].sort()).toEqual(wanted.sort());
  expect(reached.length - students).toBeLessThanOrEqual(killedAtMail.length * claimSize);
  for (const { text } of mailbox.received)
    expect(text).toContain("Closes: 15 December 2099 (was 1 December 2098)");
  const told = await asWorker(database.db, async (db) => ({
    waiting: await db.$count(outbox),
    written: await db.$count(mailings),
    undelivered: await db.$count(mailings, sql`${mailings.deliveredAt} is null`),
    changes: await db.$count(newsTold, sql`${newsTold.changeId} is not null`),
    openings: await db.$count(newsTold, sql`${newsTold.changeId} is null`),
  }));
  expect(told).toEqual({ waiting: 0, written: students, undelivered: 0, changes: students, openings: asked });
});

const work = (startsAt: Date) =>
  startKillable(
    "tests/support/send-mails-until-killed.ts",
    url,
    mailbox.url,
    startsAt.toISOString(),
    "reminders",
  );
