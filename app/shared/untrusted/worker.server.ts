import type { ExceededLimit, TaskLimits, TaskResult, WorkerMessage, WorkerTask } from "./task.ts";

/** Starts a thread or a process that runs one task at a time. */
export type StartWorker = (
  limits: TaskLimits,
  listener: { onMessage(message: WorkerMessage): void; onExit(): void },
) => {
  send(task: WorkerTask): void;
  /** A busy worker keeps the program alive, an idle one does not. */
  setBusy(isBusy: boolean): void;
  kill(): void;
};

export interface QueuedTask {
  task: WorkerTask;
  resolve(result: TaskResult<unknown>): void;
  reject(error: Error): void;
}

export interface PooledWorker {
  run(queued: QueuedTask): void;
}

/** Milliseconds. Loading the modules takes longer than reading a page, so an idle worker is kept for the next task. */
const idleTimeout = 30_000;

/** A worker that is killed when its task exceeds the time limit. A task always settles, even if the worker dies. */
export function superviseWorker(
  start: StartWorker,
  limits: TaskLimits,
  { onIdle, onGone }: { onIdle(): void; onGone(unstarted: QueuedTask | null): void },
): PooledWorker {
  let current: QueuedTask | null = null;
  let hasStarted = false;
  /** False if the worker cannot even load its modules. */
  let hasEverStarted = false;
  let isAlive = true;
  let timer: NodeJS.Timeout | undefined;
  const worker = start(limits, { onMessage, onExit });

  function onMessage(message: WorkerMessage): void {
    if (message.type === "started") {
      hasStarted = true;
      hasEverStarted = true;
      timer = setTimeout(stop, limits.milliseconds);
      return;
    }
    const finished = releaseTask();
    worker.setBusy(false);
    timer = setTimeout(worker.kill, idleTimeout).unref();
    if (message.type === "done") finished?.resolve({ ok: true, result: message.result });
    else if (message.type === "too deep") finished?.resolve(exceeded("too large"));
    else finished?.reject(Object.assign(new Error(message.message), { stack: message.stack }));
    onIdle();
  }

  function stop(): void {
    releaseTask()?.resolve(exceeded("too slow"));
    worker.kill();
  }

  /** A task sent to a worker that was already exiting did not cause the exit: another worker runs it. */
  function onExit(): void {
    if (!isAlive) return;
    isAlive = false;
    const wasRunning = hasStarted;
    const unfinished = releaseTask();
    const isRetried = unfinished !== null && !wasRunning && hasEverStarted;
    if (wasRunning) unfinished?.resolve(exceeded("too large"));
    else if (!isRetried)
      unfinished?.reject(new Error(`the worker for ${unfinished.task.module} exited before it started`));
    onGone(isRetried ? unfinished : null);
  }

  function releaseTask(): QueuedTask | null {
    clearTimeout(timer);
    const released = current;
    current = null;
    hasStarted = false;
    return released;
  }

  return {
    run(queued) {
      clearTimeout(timer);
      current = queued;
      worker.setBusy(true);
      worker.send(queued.task);
    },
  };
}

const exceeded = (reason: ExceededLimit) => ({ ok: false as const, reason });
