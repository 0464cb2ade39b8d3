import type { Metric, Sample } from "./text-form.ts";

/** What one process says of itself. */
export interface Report {
  worker: number;
  metrics: Metric[];
}

/**
 * What all processes of a machine say, as one: what is counted is added up, together with what those counted that have ended, so that
 * no count ever falls; what is measured stands with the number of the process it was measured in.
 */
export function sumUp(reports: Report[], gone: Metric[] = []): Metric[] {
  const measured = reports.flatMap(({ worker, metrics }) =>
    metrics.filter(({ type }) => type === "gauge").map((metric) => withWorker(metric, worker)),
  );
  const counts = [...reports.flatMap(({ metrics }) => metrics), ...gone].filter(
    ({ type }) => type !== "gauge",
  );
  return [...addUp(counts), ...measured];
}

function addUp(metrics: Metric[]): Metric[] {
  return [...Map.groupBy(metrics, ({ name }) => name).values()].map((same) => {
    const sums = new Map<string, Sample>();
    for (const sample of same.flatMap(({ samples }) => samples)) {
      const key = JSON.stringify([sample.suffix, sample.labels]);
      sums.set(key, { ...sample, value: sample.value + (sums.get(key)?.value ?? 0) });
    }
    return { ...(same[0] as Metric), samples: [...sums.values()] };
  });
}

const withWorker = (metric: Metric, worker: number): Metric => ({
  ...metric,
  samples: metric.samples.map((sample) => ({ ...sample, labels: { worker, ...sample.labels } })),
});
