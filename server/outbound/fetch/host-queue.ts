import { setTimeout as sleep } from "node:timers/promises";

/** One request at a time per host, and a pause after each, so that a site doesn't notice the load. */
export function openHostQueue(pause: number) {
  const queues = new Map<string, Promise<unknown>>();
  return function queueForHost<Result>(
    host: string,
    work: () => Promise<Result>,
    ownPause = 0,
  ): Promise<Result> {
    const rest = () => sleep(Math.max(pause, ownPause), undefined, { ref: false });
    const mine = (queues.get(host) ?? Promise.resolve()).then(work);
    const rested = mine.then(rest, rest);
    queues.set(host, rested);
    void rested.then(() => {
      if (queues.get(host) === rested) queues.delete(host);
    });
    return mine;
  };
}
