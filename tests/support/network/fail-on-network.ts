import { afterEach, expect } from "vitest";
import { stayInside } from "./block-network.ts";

/** Shared by all files of a run, which may have one process among them. */
const known = globalThis as { fursaTries?: string[] };
known.fursaTries ??= [];
const tries = known.fursaTries;
stayInside((where) => void tries.push(where));

/** What was tried since this was asked last. */
export const takeTries = () => tries.splice(0);

afterEach(() => {
  expect(takeTries(), "addresses outside this machine that were tried").toEqual([]);
});
