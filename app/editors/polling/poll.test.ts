import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { poll } from "./poll.ts";

/** The reported states, and the pending reads. */
let reported: (string | null)[];
let pending: { respond(state: string): void; fail(): void; signal: AbortSignal }[];
let isVisible: boolean;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  pending = [];
  isVisible = true;
  stop = poll<string>({
    read: (signal) =>
      new Promise((done, fail) => {
        signal.addEventListener("abort", fail);
        pending.push({ respond: done, fail: () => fail(new Error("no network")), signal });
      }),
    onState: (state) => reported.push(state),
    onFailure: () => reported.push(null),
    isVisible: () => isVisible,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

test("a slow response delays the next read, so that it can't overwrite a newer state", async () => {
  await seconds(5);
  expect(pending).toHaveLength(1);
  pending[0]?.respond("1 of 3");
  await seconds(1);
  expect(pending).toHaveLength(2);
  pending[1]?.respond("2 of 3");
  await seconds(0);
  expect(reported).toEqual(["1 of 3", "2 of 3"]);
});

test("a read that takes too long is aborted, reported as failed, and tried again", async () => {
  await seconds(11);
  expect(pending[0]?.signal.aborted).toBe(true);
  expect(reported).toEqual([null]);
  await seconds(1);
  pending[1]?.respond("back");
  pending[0]?.respond("too late");
  await seconds(0);
  expect(reported).toEqual([null, "back"]);
});

test("nothing is reported once it was stopped, not even a response that has already come", async () => {
  await seconds(1);
  pending[0]?.respond("old");
  stop();
  await seconds(5);
  expect(reported).toEqual([]);
  expect(pending).toHaveLength(1);
  expect(pending[0]?.signal.aborted).toBe(true);
});

test("a page that is not visible reads nothing, and goes on when it is", async () => {
  isVisible = false;
  await seconds(3);
  expect(pending).toHaveLength(0);
  isVisible = true;
  await seconds(1);
  expect(pending).toHaveLength(1);
});
