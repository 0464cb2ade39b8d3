import type { Limits, Outcome, Said, TooMuch, Work } from "./task.ts";

/** Starts a thread or a process that does one piece of work at a time. */
export type StartHelper = (
  limits: Limits,
  listener: { hears(said: Said): void; hasEnded(): void },
) => {
  give(work: Work): void;
  /** A busy one keeps the program alive, an idle one does not. */
  hold(isBusy: boolean): void;
  kill(): void;
};

export interface Job {
  work: Work;
  settle(outcome: Outcome<unknown>): void;
  fail(problem: Error): void;
}

export interface Helper {
  take(job: Job): void;
}

/** Loading our tools costs more than reading a page, so a helper waits this long for more to do. */
const patience = 30_000;

/** A helper that is killed when its work takes too long, and whose end, however it comes, is an outcome of the work. */
export function employ(
  start: StartHelper,
  limits: Limits,
  { isFree, isGone }: { isFree(): void; isGone(undone: Job | null): void },
): Helper {
  let job: Job | null = null;
  let hasBegun = false;
  /** Our own tools are loaded before it begins: one that ends before it ever did is broken. */
  let isSound = false;
  let isAlive = true;
  let clock: NodeJS.Timeout | undefined;
  const helper = start(limits, { hears, hasEnded });

  function hears(said: Said): void {
    if (said.is === "begun") {
      hasBegun = true;
      isSound = true;
      clock = setTimeout(stop, limits.milliseconds);
      return;
    }
    const done = putDown();
    helper.hold(false);
    clock = setTimeout(helper.kill, patience).unref();
    if (said.is === "done") done?.settle({ ok: true, result: said.result });
    else if (said.is === "too deep") done?.settle(refused("too large"));
    else done?.fail(Object.assign(new Error(said.message), { stack: said.stack }));
    isFree();
  }

  function stop(): void {
    putDown()?.settle(refused("too slow"));
    helper.kill();
  }

  /** What it was given while it was already ending, after work that it did well, is for another: no page is at fault. */
  function hasEnded(): void {
    if (!isAlive) return;
    isAlive = false;
    const ended = hasBegun;
    const left = putDown();
    const isForAnother = left !== null && !ended && isSound;
    if (ended) left?.settle(refused("too large"));
    else if (!isForAnother) left?.fail(new Error(`the helper for ${left.work.module} ended before it began`));
    isGone(isForAnother ? left : null);
  }

  function putDown(): Job | null {
    clearTimeout(clock);
    const done = job;
    job = null;
    hasBegun = false;
    return done;
  }

  return {
    take(given) {
      clearTimeout(clock);
      job = given;
      helper.hold(true);
      helper.give(given.work);
    },
  };
}

const refused = (reason: TooMuch) => ({ ok: false as const, reason });
