import type { Job as QueuedJob } from "pg-boss";
import type { Job, JobTools } from "#app/shared/jobs.ts";
import type { Log } from "../logging/log.ts";

/** Does one job and writes down how it went; a failure is thrown on, so that it is tried again. */
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
