import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import {
  type ConstructorOptions,
  PgBoss,
  type Job as QueuedJob,
  type Schedule,
  type ScheduleOptions,
} from "pg-boss";
import type { Job, Jobs, JobsStatus, JobTools } from "#app/shared/jobs.ts";
import type { OpenDatabase } from "#database/database.ts";
import type { Log } from "../logging/log.ts";
import { runJob } from "./run-job.ts";

/** A job whose process was killed gives no sign of life, and is taken up again about this long after. */
const signOfLifeSeconds = 30;
const longestJobSeconds = 6 * 3600;
const lastJobs = 10_000;
const longestPause = 60_000;

interface Settings extends Partial<ConstructorOptions> {
  lookEverySeconds?: number;
  /** How long it waits after the first try to start that failed, in milliseconds; then twice as long each time, up to a minute. */
  firstPause?: number;
}

export interface OpenJobs extends Jobs {
  /** From now on this process does what is on the list. Comes back after the first try; one that failed is repeated until it succeeds. */
  start(tools: Omit<JobTools, "jobs">): Promise<void>;
  standing(): JobsStatus;
  /** Lets what is running come to an end, for a while. */
  close(): Promise<void>;
}

/** The list of jobs lives in the database: a restart loses none, and several servers share the work. */
export function openJobs(
  database: Pick<OpenDatabase, "jobQueue">,
  jobs: readonly Job<never>[],
  log: Log,
  { lookEverySeconds = 5, firstPause = 1000, ...settings }: Settings = {},
): OpenJobs {
  const closing = new AbortController();
  let opened: Promise<PgBoss> | undefined;
  let trying: Promise<void> | undefined;
  let standing: JobsStatus = { isWorking: false, tries: 0, error: null };

  /** Where it can't be opened, the next one who needs it tries anew. */
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
      ...database.jobQueue,
      ...settings,
    });
    boss.on("error", (problem) => log.error({ err: problem }, "the list of jobs"));
    boss.on("warning", (warning) => log.warn({ warning }, "the list of jobs"));
    try {
      await boss.start();
      await prepare(boss, jobs);
      return boss;
    } catch (problem) {
      await closeList(boss, 0);
      throw problem;
    }
  };

  // A new job announces itself; one that waits for its next try does not.
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
    const tries = standing.tries + 1;
    try {
      await takePart(tools);
      standing = { isWorking: true, tries, error: null };
      if (tries > 1) log.info({ tries }, "the jobs have started");
    } catch (problem) {
      standing = { isWorking: false, tries, error: wordsOf(problem) };
      if (!closing.signal.aborted) log.error({ err: problem, tries }, "the jobs cannot start");
    }
  };
  const tryAgain = async (tools: Omit<JobTools, "jobs">) => {
    while (!standing.isWorking && !closing.signal.aborted) {
      const pause = Math.min(firstPause * 2 ** (standing.tries - 1), longestPause);
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (!closing.signal.aborted) await tryToStart(tools);
    }
  };
  return {
    ...list,
    standing: () => standing,
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

/** One that does not close is of no more use, and what it says about that helps nobody. */
const closeList = (boss: PgBoss, patience: number) =>
  boss.stop({ graceful: patience > 0, timeout: patience, close: true }).catch(() => undefined);

/** A failed query hides its reason, and its text is long. */
function wordsOf(problem: unknown): string {
  if (problem instanceof AggregateError) return problem.errors.map(wordsOf).join("; ");
  if (!(problem instanceof Error)) return String(problem);
  return problem.cause instanceof Error ? wordsOf(problem.cause) : problem.message;
}

/** Nearly every start finds the list as it should be: what is there is asked for once, not once a job. */
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
    heartbeatSeconds: signOfLifeSeconds,
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
