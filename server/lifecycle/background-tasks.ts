import type { Log } from "../logging/log.ts";

/** Work that no response waits for. The server waits for it before it stops. */
export interface Background {
  run(what: string, work: () => Promise<unknown>): void;
  settled(): Promise<void>;
}

export function openBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = Promise.resolve()
        .then(work)
        .then(
          () => undefined,
          (problem: unknown) => log.error({ err: problem }, `${what} failed`),
        )
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
