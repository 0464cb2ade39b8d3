import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Job } from "#app/shared/jobs.ts";
import { openJobs } from "#server/jobs/open-job-queue.ts";
import { openLog } from "#server/logging/log.ts";
import { pgbouncer, startPgbouncer } from "#tests/support/database/pgbouncer.ts";
import { secret, testPostgres } from "#tests/support/database/test-database.ts";
import type { OpenDatabase } from "../database.ts";
import { migrate } from "../migrate/migrate.ts";
import { queryRows } from "../query-rows.ts";
import { asViewer } from "../viewer.ts";
import { openPostgres } from "./open-postgres.ts";

const postgres = testPostgres();
const whoAmI = sql`select current_user::text as role, current_setting('statement_timeout') as patience`;

/** Every kind of query that a server sends. */
async function queryEveryWay({ db, accounts, patient, asOwner }: OpenDatabase) {
  await asOwner(migrate);
  const ways = [db, accounts, patient].map((way) => queryRows(way, whoAmI));
  const inside = [db, accounts].map((way) => way.transaction((own) => queryRows(own, whoAmI)));
  const viewer = { kind: "member", userId: "7b1f0b4e-0000-4000-8000-000000000000", database: db } as const;
  const member = asViewer(viewer, (own) => queryRows(own, whoAmI));
  return (await Promise.all([...ways, ...inside, member])).flat();
}

const everyRole = [
  ...[
    "fursa_visitor",
    "fursa_accounts",
    "fursa_visitor",
    "fursa_visitor",
    "fursa_accounts",
    "fursa_member",
  ].map((role) => ({ role, patience: "15s" })),
];

test("no setting outlives its transaction", async () => {
  const url = await postgres.createDatabase("fursa_stateless");
  const sent = vi.spyOn(pg.Client.prototype, "query");
  const startup = vi.spyOn(pg.Connection.prototype as unknown as { startup(given: object): void }, "startup");
  const database = await openPostgres({ url, secret });
  expect(await queryEveryWay(database)).toEqual(everyRole);
  await database.jobQueue.db?.executeSql("select 1");
  await database.close();
  const questions = (sent.mock.calls as unknown as [string | pg.QueryConfig][]).map(([question]) =>
    typeof question === "string" ? { name: undefined, text: question } : question,
  );
  const startups = startup.mock.calls as unknown as [Record<string, string>][];
  sent.mockRestore();
  startup.mockRestore();
  expect(questions.length).toBeGreaterThan(20);
  for (const { name, text } of questions) {
    expect(name).toBeUndefined();
    expect(text).not.toMatch(
      /^\s*(set (?!local)|reset|listen|prepare|declare)|pg_advisory_lock|create temp/i,
    );
  }
  // The one connection that detects a pooler in front of the database.
  const isProbe = (given: Record<string, string>) => given.options === "-c fursa.is_direct=on";
  expect(startups.filter(([given]) => isProbe(given))).toHaveLength(1);
  for (const [given] of startups)
    if (!isProbe(given)) expect(Object.keys(given).sort()).toEqual(["database", "user"]);
});

// The rule above holds everywhere; pgbouncer comes from the operating system.
describe.skipIf(!pgbouncer)("behind pgbouncer in transaction mode", () => {
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let direct: string;
  let url: string;
  beforeAll(async () => {
    direct = await postgres.createDatabase("fursa_pooled");
    pooler = await startPgbouncer(postgres.superuserUrl());
    url = pooler.through(direct);
  });
  afterAll(() => pooler?.stop());

  test("a server starts, each query has its own role and timeout, and a second server starts too", async () => {
    const database = await openPostgres({ url, secret });
    for (let round = 0; round < 5; round += 1) expect(await queryEveryWay(database)).toEqual(everyRole);
    const other = await openPostgres({ url: direct, secret });
    expect(await queryEveryWay(other)).toEqual(everyRole);
    await other.close();
    await database.close();
  });

  test("jobs are enqueued, found by polling, and done", async () => {
    const database = await openPostgres({ url, secret });
    await database.asOwner(migrate);
    expect(database.jobQueue.useListenNotify).toBe(false);
    const { promise: done, resolve } = Promise.withResolvers<unknown>();
    const job = { name: "behind-pooler", run: async (_: unknown, data: unknown) => resolve(data) };
    const jobs = openJobs(database, [job as unknown as Job<never>], openLog("silent"), {
      lookEverySeconds: 0.5,
    });
    await jobs.start({} as Parameters<typeof jobs.start>[0]);
    expect(jobs.status()).toMatchObject({ isWorking: true, error: null });
    await jobs.enqueue(job, { word: "mango" });
    expect(await done).toEqual({ word: "mango" });
    await jobs.close();
    await database.close();
  });

  test("a login that the pooler refuses is named as the reason", async () => {
    const wrong = new URL(url);
    wrong.password = "not-the-password";
    await expect(openPostgres({ url: wrong.href, secret })).rejects.toThrow(
      /^cannot reach the database of DATABASE_URL: .*authentication failed/i,
    );
    await expect(openPostgres({ url: direct, ownerUrl: wrong.href })).rejects.toThrow(
      /^cannot reach the database of DATABASE_OWNER_URL: /,
    );
  });
});
