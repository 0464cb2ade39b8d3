import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { AggregatorRegistry } from "prom-client";
import { type EmbeddedPostgres, openEmbedded } from "#database/embedded/embedded-postgres.ts";
import { drainSeconds, type Environment, readEnvironment } from "../environment.ts";
import { wordsForRefusal } from "../lifecycle/startup-error.ts";
import { serveMetrics } from "../metrics/serve-metrics.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** Milliseconds. A worker that ends sooner than this is broken; the next start waits, each time twice as long. */
const shortLife = 5000;
const firstPause = 500;
const longestPause = 30_000;
/** How long all workers may take to stop, beyond the time during which they go on serving. */
const lastPatience = 30_000;

const say = (what: string) => process.stdout.write(`${what}\n`);

/** Starts workers behind one port, replaces those that die, and stops all of them when it stops. */
export async function leadWorkers(count: number): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  const leaving = new WeakSet<Worker>();
  let isStopping = false;
  let pause = firstPause;
  let worst = 0;
  let embedded: EmbeddedPostgres | null = null;

  /** Resolves to the address at which it serves; null if it ended before. */
  const begin = (): Promise<string | null> => {
    const worker = cluster.fork();
    const begun = performance.now();
    const { promise, resolve } = Promise.withResolvers<string | null>();
    worker.on("message", (message: FromWorker) => "open" in message && resolve(message.open));
    worker.on("error", () => undefined);
    worker.once("exit", (code, signal) => {
      worst = Math.max(worst, code ?? 1);
      resolve(null);
      if (!isStopping && !leaving.has(worker)) replace(performance.now() - begun, signal ?? code);
    });
    return promise;
  };
  let replace: (livedFor: number, how: string | number) => void = () => undefined;

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    worst = 0;
    const ends = living().map(ended);
    for (const worker of living()) worker.process.kill("SIGTERM");
    const patience = drainSeconds(readEnvironment(process.env)) * 1000 + lastPatience;
    await Promise.race([Promise.all(ends), wait(patience)]);
    for (const worker of living()) worker.process.kill("SIGKILL");
    await embedded?.close();
    process.exit(worst === 0 ? 0 : 1);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  process.once("disconnect", stop);

  const environment = readEnvironmentOrExit();
  // The workers find it by the data folder.
  if (!environment.DATABASE_URL)
    embedded = await openEmbedded({ dataDir: environment.DATA_DIR, isServer: true, processes: count }).catch(
      (problem: unknown) => refuse(problem, environment.DATA_DIR),
    );

  // The first worker migrates the database, or reports why it can't; the others find it migrated.
  const address = await begin();
  if (!address) {
    if (isStopping) return;
    await embedded?.close();
    return process.exit(1);
  }
  replace = (livedFor, how) => {
    pause = livedFor < shortLife ? Math.min(pause * 2, longestPause) : firstPause;
    say(`A worker ended (${how}): starting another in ${pause / 1000} s`);
    setTimeout(() => !isStopping && begin(), pause);
  };
  await Promise.all(Array.from({ length: count - 1 }, begin));

  let renewing: Promise<void> = Promise.resolve();
  /** One after the other: the next one listens before the previous one leaves. */
  const renew = async () => {
    for (const old of living()) {
      if (isStopping) return;
      if (!(await startReplacement(old)))
        return say("A new worker can't start: the current ones keep serving");
      await ended(old);
    }
    say("All workers were replaced");
  };
  const startReplacement = async (old: Worker) => {
    const isOpen = (await begin()) !== null;
    if (!isOpen || old.isDead()) return isOpen;
    leaving.add(old);
    old.send({ leave: true } satisfies ToWorker, () => undefined);
    return true;
  };
  process.on("SIGHUP", () => {
    renewing = renewing.then(renew).then(() => undefined);
  });

  const metrics = new AggregatorRegistry();
  if (environment.METRICS_PORT !== undefined)
    await serveMetrics(environment, () => metrics.clusterMetrics(), say).catch((problem: Error) => {
      process.stderr.write(`Fursa cannot start: ${problem.message}\n`);
      return stop();
    });
  if (!isStopping) say(`Fursa is open at ${address} (${count} processes)`);
}

function readEnvironmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (problem) {
    return refuse(problem, null);
  }
}

function refuse(problem: unknown, dataDir: string | null): never {
  process.stderr.write(`Fursa cannot start: ${wordsForRefusal(problem, dataDir)}\n`);
  process.exit(1);
}

const living = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

const ended = (worker: Worker) =>
  new Promise<void>((resolve) => (worker.isDead() ? resolve() : worker.once("exit", () => resolve())));
