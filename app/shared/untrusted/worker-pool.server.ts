import type { TaskLimits, TaskResult, WorkerTask } from "./task.ts";
import { type PooledWorker, type QueuedTask, type StartWorker, superviseWorker } from "./worker.server.ts";

/** Runs tasks in at most `max` workers; further tasks are queued. */
export function openWorkerPool(start: StartWorker, { max, ...limits }: TaskLimits & { max: number }) {
  const queue: QueuedTask[] = [];
  const idle: PooledWorker[] = [];
  let running = 0;

  function next(): void {
    const worker = queue.length > 0 ? (idle.pop() ?? (running < max ? startAnother() : null)) : null;
    const queued = worker ? queue.shift() : undefined;
    if (worker && queued) worker.run(queued);
  }

  function startAnother(): PooledWorker {
    running++;
    const worker = superviseWorker(start, limits, {
      onIdle() {
        idle.push(worker);
        next();
      },
      onGone(unstarted) {
        running--;
        if (unstarted) queue.unshift(unstarted);
        const index = idle.indexOf(worker);
        if (index !== -1) idle.splice(index, 1);
        next();
      },
    });
    return worker;
  }

  return <Result>(task: WorkerTask): Promise<TaskResult<Result>> =>
    new Promise((resolve, reject) => {
      queue.push({ task, resolve: (result) => resolve(result as TaskResult<Result>), reject });
      next();
    });
}
