import type { Job } from "pg-boss";
import type { Errand, ErrandTools } from "#app/common/errands.ts";
import type { Log } from "../log.ts";

/** Does one errand and writes down how it went; a failure is thrown on, so that it is tried again. */
export async function runErrand(
  errand: Errand<never>,
  { data, signal }: Job<never>,
  tools: ErrandTools,
  log: Log,
): Promise<void> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const outcome = await errand.run(tools, data, signal);
    log.info({ errand: errand.name, ms: took(), outcome }, "errand done");
  } catch (problem) {
    log.error({ errand: errand.name, ms: took(), err: problem }, "errand failed");
    throw problem;
  }
}
