import { availableParallelism } from "node:os";

export const mostWorkers = 64;

/** The number of processes that serve. An invalid number is reported where the whole environment is read. */
export function countWorkers({ WORKERS }: { WORKERS?: string | undefined }): number {
  if (WORKERS?.trim() === "auto") return Math.min(mostWorkers, availableParallelism());
  const count = Number(WORKERS);
  return Number.isInteger(count) && count >= 1 && count <= mostWorkers ? count : 1;
}
