import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Job as QueuedJob } from "pg-boss";
import { type ConstructorOptions, PgBoss, type Schedule, type ScheduleOptions } from "pg-boss";
import type { Job, Jobs, JobsStatus, JobTools } from "#app/shared/jobs.ts";
import type { OpenDatabase } from "#database/database.ts";
import type { Log } from "../logging/log.ts";

/** Seconds without a heartbeat after which the process of a job counts as killed. */
const heartbeatSeconds = 30;
/** Seconds between two looks for such jobs. */
const superviseSeconds = 15;
const longestJobSeconds = 6 * 3600;
const lastJobs = 10_000;
const longestPause = 60_000;

interface JobQueueSettings extends Partial<ConstructorOptions> {
  lookEverySeconds?: number;
  /** Milliseconds before the second attempt to open the queue; doubled each time, up to a minute. */
  firstPause?: number;
}

export interface OpenJobs extends Jobs {
  /**
   * Starts processing jobs in this process. Resolves after the first attempt; a failed one is repeated until it
   * succeeds.
   */
  start(tools: Omit<JobTools, "jobs">): Promise<void>;
  status(): JobsStatus;
  /** Waits for running jobs to end, for a limited time. */
  close(): Promise<void>;
}

/** The queue is stored in the database: a restart loses no job, and several servers share the work. */
export function openJobs(
  database: Pick<OpenDatabase, "jobQueue">,
  jobs: readonly Job<never>[],
  log: Log,
  { lookEverySeconds = 5, firstPause = 1000, ...settings }: JobQueueSettings = {},
): OpenJobs {
  const closing = new AbortController();
  let opened: Promise<PgBoss> | undefined;
  let trying: Promise<void> | undefined;
  let status: JobsStatus = { isWorking: false, tries: 0, error: null };

  /** If the queue can't be opened, the next caller tries again. */
  const open = () => {
    opened ??= openList().catch((problem: unknown) => {
      opened = undefined;
      throw problem;
    });
    return opened;
  };
  const openList = async () => {
    const boss = new PgBoss({
      schema: "jobs",
      createSchema: false,
      useListenNotify: true,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      ...database.jobQueue,
      ...settings,
    });
    boss.on("error", (problem) => log.error({ err: problem }, "job queue error"));
    boss.on("warning", (warning) => log.warn({ warning }, "job queue warning"));
    try {
      await boss.start();
      await prepare(boss, jobs);
      return boss;
    } catch (problem) {
      await closeList(boss, 0);
      throw problem;
    }
  };

  // NOTIFY announces a new job, but not one that waits for its next attempt.
  const looking = {
    pollingIntervalSeconds: lookEverySeconds,
    notifyPollingIntervalSeconds: lookEverySeconds,
  };
  const list: Jobs = {
    enqueue: async ({ name }, data, key) =>
      (await (await open()).send(name, data, { singletonKey: key ?? name })) !== null,
  };
  const takePart = async (tools: Omit<JobTools, "jobs">) => {
    const boss = await open();
    try {
      for (const job of jobs) {
        await boss.work(job.name, looking, async ([queued]: QueuedJob<never>[]) => {
          if (queued) await runJob(job, queued, { ...tools, jobs: list }, log);
        });
        if (job.atStart) await list.enqueue(job, {});
      }
    } catch (problem) {
      opened = undefined;
      await closeList(boss, 0);
      throw problem;
    }
  };
  const tryToStart = async (tools: Omit<JobTools, "jobs">) => {
    const tries = status.tries + 1;
    try {
      await takePart(tools);
      status = { isWorking: true, tries, error: null };
      if (tries > 1) log.info({ tries }, "the job queue has started");
    } catch (problem) {
      status = { isWorking: false, tries, error: wordsOf(problem) };
      if (!closing.signal.aborted) log.error({ err: problem, tries }, "the job queue can't start");
    }
  };
  const tryAgain = async (tools: Omit<JobTools, "jobs">) => {
    while (!status.isWorking && !closing.signal.aborted) {
      const pause = Math.min(firstPause * 2 ** (status.tries - 1), longestPause);
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (!closing.signal.aborted) await tryToStart(tools);
    }
  };
  return {
    ...list,
    status: () => status,
    async start(tools) {
      await tryToStart(tools);
      trying = tryAgain(tools);
    },
    async close() {
      closing.abort();
      await trying;
      const boss = await opened?.catch(() => undefined);
      if (boss) await closeList(boss, lastJobs);
    },
  };
}

/** A connection that fails to close is useless, and so is its error. */
const closeList = (boss: PgBoss, patience: number) =>
  boss.stop({ graceful: patience > 0, timeout: patience, close: true }).catch(() => undefined);

/** A failed query hides its cause, and its text is long. */
function wordsOf(problem: unknown): string {
  if (problem instanceof AggregateError) return problem.errors.map(wordsOf).join("; ");
  if (!(problem instanceof Error)) return String(problem);
  return problem.cause instanceof Error ? wordsOf(problem.cause) : problem.message;
}

/** Nearly every start finds all schedules in place, so one query reads them all. */
async function prepare(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const job of jobs) {
    await prepareQueue(boss, job, queues.get(job.name));
    await prepareSchedule(boss, job, schedules.get(job.name));
  }
}

async function prepareQueue(boss: PgBoss, job: Job<never>, found?: object): Promise<void> {
  const { name, retries = 5, retryAfter = 10 } = job;
  const queue = {
    retryLimit: retries,
    retryDelay: retryAfter,
    retryBackoff: true,
    heartbeatSeconds,
    expireInSeconds: longestJobSeconds,
    notify: true,
  };
  if (!found) await boss.createQueue(name, { ...queue, policy: "exclusive" });
  else if (!isDeepStrictEqual({ ...found, ...queue }, found)) await boss.updateQueue(name, queue);
}

async function prepareSchedule(boss: PgBoss, job: Job<never>, found?: Schedule): Promise<void> {
  const { name, schedule, skipsMissed } = job;
  const options: ScheduleOptions = {
    tz: "UTC",
    singletonKey: name,
    missed: skipsMissed ? "skip" : "once",
  };
  if (schedule && (found?.cron !== schedule || !isDeepStrictEqual(found.options, options)))
    await boss.schedule(name, schedule, {}, options);
  if (!schedule && found) await boss.unschedule(name);
}

/** Runs a job and records the result. A failure is rethrown so that the queue tries it again. */
async function runJob(
  job: Job<never>,
  { data, signal }: QueuedJob<never>,
  tools: JobTools,
  log: Log,
): Promise<void> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const outcome = await job.run(tools, data, signal);
    log.info({ job: job.name, ms: took(), outcome }, "job done");
  } catch (problem) {
    log.error({ job: job.name, ms: took(), err: problem }, "job failed");
    throw problem;
  }
}
