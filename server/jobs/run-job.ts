import type { Job as QueuedJob } from "pg-boss";
import type { Job, JobTools } from "#app/shared/jobs.ts";
import type { Log } from "../logging/log.ts";

/** Runs a job and records the result. A failure is rethrown so that the queue tries it again. */
export async function runJob(
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
