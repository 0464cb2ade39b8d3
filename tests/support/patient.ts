// Loaded with `--import` into the servers of journeys. After some seconds the product takes it that a session can't be looked up, a
// thread hangs, an answer will not come. A machine that others share may stand still for as long, and that is nothing a journey is about.
const impatient = new Set([5_000, 15_000, 30_000]);
const times = 10;

const { setTimeout: later } = globalThis;
const patiently = (run: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
  later(run, delay !== undefined && impatient.has(delay) ? delay * times : delay, ...given);

Object.assign(globalThis, { setTimeout: Object.assign(patiently, later) });
