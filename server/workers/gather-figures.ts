import type { Worker } from "node:cluster";
import type { Environment } from "../environment.ts";
import { announceMetrics } from "../metrics/serve-metrics.ts";
import { type Report, sumUp } from "../metrics/sum-up.ts";
import { gauge, type Metric } from "../metrics/text-form.ts";
import type { FromWorker, ToWorker } from "./words-between.ts";

/** Milliseconds: one that hangs must not hide the others. */
const longest = 4000;

/** Answers `/metrics` for all processes, with what those counted that have ended. */
export async function gatherFigures(
  where: Pick<Environment, "METRICS_PORT" | "METRICS_HOST">,
  living: () => Worker[],
  say: (what: string) => void,
): Promise<void> {
  const last = new Map<Worker, Metric[]>();
  let gone: Metric[] = [];
  let question = 0;

  const askOne = (worker: Worker, asksDatabase: boolean) =>
    new Promise<Report & { ofDatabase: Metric[] }>((resolve) => {
      const figures = ++question;
      const end = (metrics: Metric[], ofDatabase: Metric[] = []) => {
        clearTimeout(timer);
        worker.off("message", hear);
        resolve({ worker: worker.id, metrics, ofDatabase });
      };
      const hear = (said: FromWorker) => {
        if (!("figures" in said) || said.figures !== figures) return;
        if (!last.has(worker)) worker.once("exit", () => bury(worker));
        last.set(worker, said.own);
        end(said.own, said.ofDatabase);
      };
      const endWithLast = () => end(last.get(worker) ?? []);
      const timer = setTimeout(endWithLast, longest);
      worker.on("message", hear);
      worker.send({ figures, asksDatabase } satisfies ToWorker, (problem) => problem && endWithLast());
    });
  /** What it counted is still true. */
  const bury = (worker: Worker) => {
    gone = sumUp([], [...gone, ...(last.get(worker) ?? [])]);
    last.delete(worker);
  };

  await announceMetrics(
    where,
    async () => {
      const workers = living();
      const reports = await Promise.all(workers.map((worker, index) => askOne(worker, index === 0)));
      const count = gauge("fursa_processes", "Processes that serve.", [{ value: workers.length }]);
      // One that ended meanwhile is among those that are gone already.
      const present = reports.filter(({ worker }) => living().some(({ id }) => id === worker));
      return [count, ...sumUp(present, gone), ...reports.flatMap(({ ofDatabase }) => ofDatabase)];
    },
    say,
  );
}
