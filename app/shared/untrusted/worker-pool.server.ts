import type { Limits, Outcome, Work } from "./task.ts";
import { employ, type Helper, type Job, type StartHelper } from "./worker.server.ts";

/** Work for helpers, of which there are at most so many at once; whoever comes later waits. */
export function openHelpers(start: StartHelper, { most, ...limits }: Limits & { most: number }) {
  const waiting: Job[] = [];
  const idle: Helper[] = [];
  let employed = 0;

  function next(): void {
    const helper = waiting.length > 0 ? (idle.pop() ?? (employed < most ? another() : null)) : null;
    const job = helper ? waiting.shift() : undefined;
    if (helper && job) helper.take(job);
  }

  function another(): Helper {
    employed++;
    const helper = employ(start, limits, {
      isFree() {
        idle.push(helper);
        next();
      },
      isGone(undone) {
        employed--;
        if (undone) waiting.unshift(undone);
        const place = idle.indexOf(helper);
        if (place !== -1) idle.splice(place, 1);
        next();
      },
    });
    return helper;
  }

  return <Result>(work: Work): Promise<Outcome<Result>> =>
    new Promise((resolve, fail) => {
      waiting.push({ work, settle: (outcome) => resolve(outcome as Outcome<Result>), fail });
      next();
    });
}
