import { setTimeout as sleep } from "node:timers/promises";

/** One request at a time per host, with a pause after each, so that a site doesn't notice the load. */
export function openHostTurns(pause: number) {
  const queues = new Map<string, Promise<unknown>>();
  return function takeTurn<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (queues.get(host) ?? Promise.resolve()).then(work);
    const rested = mine.then(rest, rest);
    queues.set(host, rested);
    void rested.then(() => {
      if (queues.get(host) === rested) queues.delete(host);
    });
    return mine;
  };

  function rest() {
    return sleep(pause, undefined, { ref: false });
  }
}
