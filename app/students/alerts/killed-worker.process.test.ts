import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openPostgres } from "#database/open-postgres.ts";
import { mailings, outbox } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { claimSize } from "#server/outbound/claim-mails.ts";
import { sharedPostgres } from "#tests/support/home.ts";
import { startKillable } from "#tests/support/killable.ts";
import { type Mailbox, openMailbox } from "#tests/support/mailbox.ts";
import type { Postgres } from "#tests/support/postgres.ts";

const students = 800;
const unsubscribed = 100;
/** After so many batches written, and after so many mails received, a worker is killed. */
const killedAtBatch = [2, 5];
const killedAtMail = [60, 300, 301, 500, 700];

let postgres: Postgres;
let database: OpenDatabase;
let mailbox: Mailbox;
let url: string;
let arrived = 0;
let onMail = () => undefined as unknown;

beforeAll(async () => {
  postgres = await sharedPostgres();
  url = await postgres.createDatabase("killed");
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
      select 'student.' || n || '@example.com', true from generate_series(1, ${students + unsubscribed}) as n`);
    await db.execute(sql`
      insert into profiles (user_id, full_name, email, country, fields_of_interest, email_notifications)
      select id, 'A student', email, 'Kenya', array['Law'], substring(email from '[0-9]+')::int <= ${students} from users`);
    await db.execute(sql`
      insert into scholarships (title, field_of_study, created_at)
      select 'Law ' || n, 'Law', '2026-11-19T12:00:00Z' from generate_series(1, 3) as n`);
  });
});

afterAll(async () => {
  await mailbox?.close();
  await database?.close();
  await postgres?.stop();
});

test("workers that are killed again and again reach everyone once, but for what was in flight", async () => {
  let generation = 0;
  const start = () => work(new Date(Date.parse("2026-11-20T06:00:00Z") + generation++ * 600_000));

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
  const left = await asWorker(database.db, async (db) => ({
    waiting: await db.$count(outbox),
    written: await db.$count(mailings),
    undelivered: await db.$count(mailings, sql`${mailings.deliveredAt} is null`),
  }));
  expect(left).toEqual({ waiting: 0, written: students, undelivered: 0 });
});

const work = (startsAt: Date) =>
  startKillable(
    "tests/support/send-mails-until-killed.ts",
    url,
    mailbox.url,
    startsAt.toISOString(),
    "alerts",
  );
