import { sql } from "drizzle-orm";
import { afterAll, beforeAll, test } from "vitest";
import { atDepth } from "#tests/support/depth.ts";
import {
  expectEachReachedOnce,
  type KilledSenders,
  openKilledSenders,
} from "#tests/support/killed/killed-senders.ts";

const students = atDepth(300, 800);
const unsubscribed = 100;
const atBatch = atDepth([2], [2, 5]);
const atMail = atDepth([60, 61], [60, 300, 301, 500, 700]);

let senders: KilledSenders;
beforeAll(async () => {
  senders = await openKilledSenders("killed", students + unsubscribed, async (db) => {
    await db.execute(sql`
      update profiles set email_notifications = false where substring(email from '[0-9]+')::int > ${students}`);
    await db.execute(sql`
      insert into scholarships (title, field_of_study, created_at)
      select 'Law ' || n, 'Law', '2026-11-19T12:00:00Z' from generate_series(1, 3) as n`);
  });
});
afterAll(() => senders?.close());

test("workers that are killed repeatedly reach everyone once, except for what was in flight", async () => {
  const received = await senders.killAll({
    what: "alerts",
    startsAt: "2026-11-20T06:00:00Z",
    atBatch,
    atMail,
  });
  await expectEachReachedOnce(senders, received, { students, atMail });
});
