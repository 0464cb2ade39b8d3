import { sql } from "drizzle-orm";
import { afterEach, describe, expect } from "vitest";
import { defineJob, type Job, type JobTools } from "#app/shared/jobs.ts";
import { queryRows } from "#database/query-rows.ts";
import { asWorker } from "#database/viewer.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { openLog } from "../logging/log.ts";
import { type OpenJobs, openJobs } from "./open-job-queue.ts";

const tools = {} as Omit<JobTools, "jobs">;
const opened: OpenJobs[] = [];

afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
});

async function open(...jobs: Job<never>[]): Promise<OpenJobs> {
  const list = openJobs(await testDatabase(), jobs, openLog("silent"), {
    schedule: false,
    lookEverySeconds: 0.5,
  });
  opened.push(list);
  return list;
}

describe("a job", () => {
  test("runs once, with its data", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const water = defineJob<{ trees: number }>({
      name: "water-trees",
      run: async (_, data) => resolve(data),
    });
    const jobs = await open(water as Job<never>);
    await jobs.start(tools);
    expect(await jobs.enqueue(water, { trees: 3 })).toBe(true);
    expect(await promise).toEqual({ trees: 3 });
  });

  test("is enqueued once per key while it waits or runs", async () => {
    const sweep = defineJob({ name: "sweep-yard", run: async () => undefined });
    const jobs = await open(sweep as Job<never>);
    expect(await jobs.enqueue(sweep, {}, "north")).toBe(true);
    expect(await jobs.enqueue(sweep, {}, "north")).toBe(false);
    expect(await jobs.enqueue(sweep, {}, "south")).toBe(true);
  });

  test("is retried after it failed", async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    let tries = 0;
    const probe = defineJob({
      name: "knock",
      retryAfter: 1,
      run: async () => {
        tries += 1;
        if (tries === 1) throw new Error("nobody at home");
        resolve(tries);
      },
    });
    const jobs = await open(probe as Job<never>);
    await jobs.start(tools);
    await jobs.enqueue(probe, {});
    expect(await promise).toBe(2);
  });

  test("that runs at start does so by itself, and may enqueue others", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const second = defineJob({ name: "wake-second", run: async () => resolve("second") });
    const first = defineJob({
      name: "wake-first",
      atStart: true,
      run: ({ jobs }) => jobs.enqueue(second, {}),
    });
    await (await open(first as Job<never>, second as Job<never>)).start(tools);
    expect(await promise).toBe("second");
  });

  test("whose schedule or timeout was changed has the new one from the next start on", async () => {
    const { patient } = await testDatabase();
    const name = "rake-leaves";
    const known = () =>
      asWorker(patient, (db) =>
        queryRows(
          db,
          sql`select cron, retry_delay, options->>'missed' as missed
            from jobs.queue left join jobs.schedule using (name) where name = ${name}`,
        ),
      );
    const startWith = async (job: Partial<Job<never>>) =>
      (await open({ name, run: async () => undefined, ...job })).start(tools);
    await startWith({ schedule: "0 6 * * *", retryAfter: 7 });
    expect(await known()).toEqual([{ cron: "0 6 * * *", retry_delay: 7, missed: "once" }]);
    await startWith({ schedule: "0 8 * * *", retryAfter: 9, skipsMissed: true });
    expect(await known()).toEqual([{ cron: "0 8 * * *", retry_delay: 9, missed: "skip" }]);
    await startWith({});
    expect(await known()).toEqual([{ cron: null, retry_delay: 10, missed: null }]);
  });
});

describe("jobs that cannot start", () => {
  test("are retried until they can, and the status says so in the meantime", async () => {
    const database = await testDatabase();
    const { promise, resolve } = Promise.withResolvers<string>();
    const late = defineJob({ name: "start-late", atStart: true, run: async () => resolve("done") });
    let isBroken = true;
    const repaired = Promise.withResolvers<void>();
    let tries = 0;
    const jobQueue = {
      ...database.jobQueue,
      get schema() {
        tries += 1;
        if (tries === 3) repaired.resolve();
        return isBroken ? "no_such_schema" : "jobs";
      },
    };
    const jobs = openJobs({ ...database, jobQueue }, [late as Job<never>], openLog("silent"), {
      schedule: false,
      lookEverySeconds: 0.5,
      firstPause: 10,
    });
    opened.push(jobs);
    expect(jobs.status()).toEqual({ isWorking: false, tries: 0, error: null });
    await jobs.start(tools);
    expect(jobs.status()).toMatchObject({ isWorking: false, tries: 1 });
    expect(jobs.status().error).toContain("no_such_schema");
    await expect(jobs.enqueue(late, {})).rejects.toThrow();
    await repaired.promise;
    isBroken = false;
    expect(await promise).toBe("done");
  });

  test("are no longer retried when the server stops", async () => {
    const database = await testDatabase();
    const jobs = openJobs(database, [], openLog("silent"), {
      schema: "no_such_schema",
      firstPause: 60_000,
    });
    await jobs.start(tools);
    await jobs.close();
    expect(jobs.status()).toMatchObject({ isWorking: false, tries: 1 });
  });
});
