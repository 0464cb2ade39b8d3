import { type ConstructorOptions, type Job, PgBoss } from "pg-boss";
import type { Errand, Errands, ErrandTools } from "#app/common/errands.ts";
import type { OpenDatabase } from "#database/database.ts";
import type { Log } from "../log.ts";
import { runErrand } from "./run-errand.ts";

/** An errand whose process was killed gives no sign of life, and is taken up again about this long after. */
const signOfLifeSeconds = 30;
const longestErrandSeconds = 6 * 3600;
const lastErrands = 10_000;

export interface OpenErrands extends Errands {
  /** From now on this process does what is on the list. */
  start(tools: Omit<ErrandTools, "errands">): Promise<void>;
  /** Lets what is running come to an end, for a while. */
  close(): Promise<void>;
}

/** The list of errands lives in the database: a restart loses none, and several servers share the work. */
export async function openErrands(
  database: Pick<OpenDatabase, "errandQueue" | "engine">,
  errands: readonly Errand<never>[],
  log: Log,
  { lookEverySeconds = 5, ...settings }: Partial<ConstructorOptions> & { lookEverySeconds?: number } = {},
): Promise<OpenErrands> {
  const boss = new PgBoss({
    schema: "errands",
    createSchema: false,
    useListenNotify: true,
    ...database.errandQueue,
    ...settings,
  });
  boss.on("error", (problem) => log.error({ err: problem }, "the list of errands"));
  boss.on("warning", (warning) => log.warn({ warning }, "the list of errands"));
  await boss.start();
  for (const errand of errands) await prepare(boss, errand);

  // A new errand announces itself; one that waits for its next try does not.
  const looking = {
    pollingIntervalSeconds: lookEverySeconds,
    notifyPollingIntervalSeconds: lookEverySeconds,
  };
  const list: Errands = {
    begin: async ({ name }, data, key) =>
      (await boss.send(name, data, { singletonKey: key ?? name })) !== null,
  };
  return {
    ...list,
    async start(tools) {
      for (const errand of errands) {
        // A folder of our own has one process: what a former one left half done, nobody else is doing.
        if (database.engine === "PGlite") await takeUpAgain(boss, errand.name);
        await boss.work(errand.name, looking, async ([job]: Job<never>[]) => {
          if (job) await runErrand(errand, job, { ...tools, errands: list }, log);
        });
        if (errand.atStart) await list.begin(errand, {});
      }
    },
    close: () => boss.stop({ graceful: true, timeout: lastErrands, close: true }),
  };
}

async function prepare(boss: PgBoss, errand: Errand<never>): Promise<void> {
  const { name, schedule, letsMissedGo, retries = 5, retryAfter = 10 } = errand;
  const queue = {
    retryLimit: retries,
    retryDelay: retryAfter,
    retryBackoff: true,
    heartbeatSeconds: signOfLifeSeconds,
    expireInSeconds: longestErrandSeconds,
    notify: true,
  };
  if (await boss.getQueue(name)) await boss.updateQueue(name, queue);
  else await boss.createQueue(name, { ...queue, policy: "exclusive" });
  if (!schedule) return boss.unschedule(name);
  const missed = letsMissedGo ? "skip" : "once";
  await boss.schedule(name, schedule, {}, { tz: "UTC", singletonKey: name, missed });
}

async function takeUpAgain(boss: PgBoss, name: string): Promise<void> {
  const left = (await boss.findJobs(name)).filter(({ state }) => state === "active").map(({ id }) => id);
  if (left.length > 0) await boss.fail(name, left, { reason: "the process ended" });
}
