import { sql } from "drizzle-orm";
import type { Email } from "postal-mime";
import { expect } from "vitest";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { mailings, outbox } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { claimSize } from "#server/outbound/email/claim-emails.ts";
import { sharedPostgres } from "../database/server-database.ts";
import { openMailbox } from "../web/mailbox.ts";
import { startKillable } from "./killable-process.ts";

interface Killing {
  what: "alerts" | "reminders";
  /** The first process's clock starts at this moment, each later one's ten minutes after the one before. */
  startsAt: string;
  /**
   * One process is killed after each of these numbers of written batches, and one after each of these numbers of
   * received emails.
   */
  atBatch: number[];
  atMail: number[];
}

export interface KilledSenders {
  database: OpenDatabase;
  /** Kills one process after the other, lets the last one finish, and returns the emails that arrived. */
  killAll(killing: Killing): Promise<Email[]>;
  close(): Promise<void>;
}

/** Students with a profile and a confirmed address, and processes that write to them and are killed. */
export async function openKilledSenders(
  name: string,
  students: number,
  fill: (db: Database) => Promise<unknown>,
): Promise<KilledSenders> {
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase(name);
  const database = await openPostgres({ url, secret: "a-secret-of-thirty-two-characters-or-more" });
  let arrived = 0;
  let onMail = () => undefined as unknown;
  const mailbox = await openMailbox({
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
      insert into profiles (user_id, full_name, email, country, fields_of_interest, email_notifications)
      select id, 'A student', email, 'Kenya', array['Law'], true from users`);
    await fill(db);
  });
  return {
    database,
    async killAll({ what, startsAt, atBatch, atMail }) {
      let generation = 0;
      const start = () => {
        const now = new Date(Date.parse(startsAt) + generation++ * 600_000).toISOString();
        return startKillable("tests/support/killed/send-emails.ts", url, mailbox.url, now, what);
      };
      for (const last of atBatch) {
        const worker = start();
        let batches = 0;
        for await (const line of worker.lines) if (line === "batch" && ++batches === last) worker.kill();
        expect(batches).toBeGreaterThanOrEqual(last);
      }
      for (const last of atMail) {
        const worker = start();
        onMail = () => arrived >= last && worker.kill();
        await worker.ended;
        onMail = () => undefined;
      }
      const output: string[] = [];
      for await (const line of start().lines) output.push(line);
      expect(output.at(-1)).toBe("done");
      return mailbox.received;
    },
    async close() {
      await mailbox.close();
      await database.close();
      await postgres.stop();
    },
  };
}

/**
 * Each student is reached once, except for the claim that was in flight at a kill, and nothing is left in the outbox.
 */
export async function expectEachReachedOnce(
  { database }: KilledSenders,
  received: Email[],
  { students, atMail }: { students: number; atMail: number[] },
): Promise<void> {
  const reached = received.map(({ to }) => to?.[0]?.address ?? "");
  const wanted = Array.from({ length: students }, (_, n) => `student.${n + 1}@example.com`);
  expect([...new Set(reached)].sort()).toEqual(wanted.sort());
  expect(reached.length - students).toBeLessThanOrEqual(atMail.length * claimSize);
  const left = await asWorker(database.db, async (db) => ({
    waiting: await db.$count(outbox),
    written: await db.$count(mailings),
    undelivered: await db.$count(mailings, sql`${mailings.deliveredAt} is null`),
  }));
  expect(left).toEqual({ waiting: 0, written: students, undelivered: 0 });
}
