import cluster from "node:cluster";
import type { Environment } from "../environment.ts";
import type { FromWorker, ToWorker } from "../workers/words-between.ts";
import { announceMetrics } from "./serve-metrics.ts";
import { sumUp } from "./sum-up.ts";
import type { Metric } from "./text-form.ts";

interface Figures {
  own(): Metric[];
  ofDatabase(): Promise<Metric[]>;
  say(what: string): void;
}

/** A process that serves alone answers for itself; one of several tells the one that leads them. */
export async function offerFigures(
  environment: Environment,
  { own, ofDatabase, say }: Figures,
): Promise<void> {
  if (!cluster.isWorker)
    return announceMetrics(
      environment,
      async () => [...sumUp([{ worker: 1, metrics: own() }]), ...(await ofDatabase())],
      say,
    );
  process.on("message", async (asked: ToWorker) => {
    if (!("figures" in asked)) return;
    const said: FromWorker = {
      figures: asked.figures,
      ofDatabase: asked.asksDatabase ? await ofDatabase() : [],
      own: own(),
    };
    process.send?.(said);
  });
}
