import { availableParallelism } from "node:os";

export const mostWorkers = 64;

/** How many processes are to serve. A bad number is told apart where the whole environment is read. */
export function countWorkers({
  WORKERS,
  DATABASE_URL,
}: {
  WORKERS?: string | undefined;
  DATABASE_URL?: string | undefined;
}): number {
  // The built-in database lives in the one process that has opened it.
  if (!DATABASE_URL?.trim()) return 1;
  if (WORKERS?.trim() === "auto") return Math.min(mostWorkers, availableParallelism());
  const count = Number(WORKERS);
  return Number.isInteger(count) && count >= 1 && count <= mostWorkers ? count : 1;
}
