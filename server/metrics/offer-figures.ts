import type { Environment } from "../environment.ts";
import { announceMetrics } from "./serve-metrics.ts";
import { sumUp } from "./sum-up.ts";
import type { Metric } from "./text-form.ts";

interface Figures {
  own(): Metric[];
  ofDatabase(): Promise<Metric[]>;
  say(what: string): void;
}

/** A process that serves alone answers for itself. */
export async function offerFigures(
  environment: Environment,
  { own, ofDatabase, say }: Figures,
): Promise<void> {
  return announceMetrics(
    environment,
    async () => [...sumUp([{ worker: 1, metrics: own() }]), ...(await ofDatabase())],
    say,
  );
}
