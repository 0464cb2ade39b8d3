import { afterEach, expect } from "vitest";
import { stayInside } from "./block-network.ts";

/** Shared by all files of a run, which may run in one process. */
const known = globalThis as { fursaTries?: string[] };
known.fursaTries ??= [];
const tries = known.fursaTries;
stayInside((where) => void tries.push(where));

/** The attempts since the last call. */
export const takeTries = () => tries.splice(0);

afterEach(() => {
  expect(takeTries(), "addresses outside this machine that were tried").toEqual([]);
});
