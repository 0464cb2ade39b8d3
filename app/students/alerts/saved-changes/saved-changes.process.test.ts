import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { savedNewsSent } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { atDepth } from "#tests/support/depth.ts";
import {
  expectEachReachedOnce,
  type KilledSenders,
  openKilledSenders,
} from "#tests/support/killed/killed-senders.ts";

const students = atDepth(300, 1_000);
/** The first user wants an alert when it opens. */
const people = atDepth(120, 400);
const atBatch = atDepth([2], [2, 4]);
const atMail = atDepth([60, 200], [60, 61, 700]);

let senders: KilledSenders;
beforeAll(async () => {
  senders = await openKilledSenders("killed_news", students, async (db) => {
    await db.execute(sql`insert into scholarships (title, deadline) values ('Rhodes', '2098-12-01')`);
    await db.execute(sql`
      insert into saved_items (user_id, scholarship_id, wants_opening, created_at)
      select users.id, scholarships.id, substring(email from '[0-9]+')::int <= ${people}, '2020-10-01T12:00:00Z' from users, scholarships`);
  });
  await asWorker(senders.database.db, (db) =>
    db.execute(sql`update scholarships set deadline = '2099-12-15'`),
  );
});
afterAll(() => senders?.close());

test("workers that are killed repeatedly report each change once, except for what was in flight", async () => {
  const [tomorrow] = new Date(Date.now() + 86_400_000).toISOString().split("T");
  const received = await senders.killAll({
    what: "reminders",
    startsAt: `${tomorrow}T06:30:00Z`,
    atBatch,
    atMail,
  });
  await expectEachReachedOnce(senders, received, { students, atMail });
  for (const { text } of received) expect(text).toContain("Closes: 15 December 2099 (was 1 December 2098)");
  const counts = await asWorker(senders.database.db, async (db) => ({
    changes: await db.$count(savedNewsSent, sql`${savedNewsSent.changeId} is not null`),
    openings: await db.$count(savedNewsSent, sql`${savedNewsSent.changeId} is null`),
  }));
  expect(counts).toEqual({ changes: students, openings: people });
});
